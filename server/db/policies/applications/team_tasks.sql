ALTER TABLE team_tasks ENABLE ROW LEVEL SECURITY;

ALTER TABLE team_tasks FORCE ROW LEVEL SECURITY;

REVOKE ALL ON TABLE team_tasks FROM app_server, app_reader;
GRANT SELECT, INSERT, UPDATE, DELETE ON TABLE team_tasks TO app_server;
GRANT SELECT ON TABLE team_tasks TO app_reader;

CREATE POLICY own_company ON team_tasks USING (company_id = (SELECT app_company_id())) WITH CHECK (company_id = (SELECT app_company_id()));
