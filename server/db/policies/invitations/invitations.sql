ALTER TABLE invitations ENABLE ROW LEVEL SECURITY;

ALTER TABLE invitations FORCE ROW LEVEL SECURITY;

REVOKE ALL ON TABLE invitations FROM app_server, app_reader;
GRANT SELECT, INSERT, UPDATE, DELETE ON TABLE invitations TO app_server;
GRANT SELECT ON TABLE invitations TO app_reader;

CREATE POLICY own_company ON invitations USING (company_id = (SELECT app_company_id())) WITH CHECK (company_id = (SELECT app_company_id()));

CREATE POLICY by_token ON invitations FOR SELECT USING (token_hash = (SELECT app_invitation_hash()));
