ALTER TABLE pipeline_activities ENABLE ROW LEVEL SECURITY;

ALTER TABLE pipeline_activities FORCE ROW LEVEL SECURITY;

REVOKE ALL ON TABLE pipeline_activities FROM app_server, app_reader;
GRANT SELECT,INSERT ON TABLE pipeline_activities TO app_server;
GRANT SELECT ON TABLE pipeline_activities TO app_reader;

CREATE POLICY own_company ON pipeline_activities USING (company_id = (SELECT app_company_id())) WITH CHECK (company_id = (SELECT app_company_id()));
