ALTER TABLE hiring_team_members ENABLE ROW LEVEL SECURITY;

ALTER TABLE hiring_team_members FORCE ROW LEVEL SECURITY;

REVOKE ALL ON TABLE hiring_team_members FROM app_server, app_reader;
GRANT SELECT, INSERT, UPDATE, DELETE ON TABLE hiring_team_members TO app_server;
GRANT SELECT ON TABLE hiring_team_members TO app_reader;

CREATE POLICY own_company ON hiring_team_members USING (company_id = (SELECT app_company_id())) WITH CHECK (company_id = (SELECT app_company_id()));
