ALTER TABLE hiring_teams ENABLE ROW LEVEL SECURITY;

ALTER TABLE hiring_teams FORCE ROW LEVEL SECURITY;

REVOKE ALL ON TABLE hiring_teams FROM app_server, app_reader;
GRANT SELECT, INSERT, UPDATE, DELETE ON TABLE hiring_teams TO app_server;
GRANT SELECT ON TABLE hiring_teams TO app_reader;

CREATE POLICY own_company ON hiring_teams USING (company_id = (SELECT app_company_id())) WITH CHECK (company_id = (SELECT app_company_id()));
