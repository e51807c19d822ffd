ALTER TABLE pipeline_move_parts ENABLE ROW LEVEL SECURITY;

ALTER TABLE pipeline_move_parts FORCE ROW LEVEL SECURITY;

REVOKE ALL ON TABLE pipeline_move_parts FROM app_server, app_reader;
GRANT SELECT,INSERT,UPDATE ON TABLE pipeline_move_parts TO app_server;
GRANT SELECT ON TABLE pipeline_move_parts TO app_reader;

CREATE POLICY own_company ON pipeline_move_parts USING (company_id = (SELECT app_company_id())) WITH CHECK (company_id = (SELECT app_company_id()));
