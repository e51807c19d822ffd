ALTER TABLE interview_invitations ENABLE ROW LEVEL SECURITY;

ALTER TABLE interview_invitations FORCE ROW LEVEL SECURITY;

REVOKE ALL ON TABLE interview_invitations FROM app_server, app_reader;
GRANT SELECT, INSERT, UPDATE, DELETE ON TABLE interview_invitations TO app_server;
GRANT SELECT ON TABLE interview_invitations TO app_reader;

CREATE POLICY own_company ON interview_invitations USING (company_id = (SELECT app_company_id())) WITH CHECK (company_id = (SELECT app_company_id()));
