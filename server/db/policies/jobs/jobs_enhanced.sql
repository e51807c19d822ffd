ALTER TABLE jobs_enhanced ENABLE ROW LEVEL SECURITY;

ALTER TABLE jobs_enhanced FORCE ROW LEVEL SECURITY;

REVOKE ALL ON TABLE jobs_enhanced FROM app_server, app_reader;
GRANT SELECT, INSERT, UPDATE, DELETE ON TABLE jobs_enhanced TO app_server;
GRANT SELECT ON TABLE jobs_enhanced TO app_reader;

CREATE POLICY own_company ON jobs_enhanced USING (company_id = (SELECT app_company_id())) WITH CHECK (company_id = (SELECT app_company_id()));
