ALTER TABLE pipeline_moves ENABLE ROW LEVEL SECURITY;

ALTER TABLE pipeline_moves FORCE ROW LEVEL SECURITY;

REVOKE ALL ON TABLE pipeline_moves FROM app_server, app_reader;
GRANT SELECT,INSERT,UPDATE ON TABLE pipeline_moves TO app_server;
GRANT SELECT ON TABLE pipeline_moves TO app_reader;

CREATE POLICY own_company ON pipeline_moves USING (company_id = (SELECT app_company_id())) WITH CHECK (company_id = (SELECT app_company_id()));
