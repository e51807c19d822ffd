ALTER TABLE ai_job_matches ENABLE ROW LEVEL SECURITY;

ALTER TABLE ai_job_matches FORCE ROW LEVEL SECURITY;

REVOKE ALL ON TABLE ai_job_matches FROM app_server, app_reader;
GRANT SELECT, INSERT, UPDATE, DELETE ON TABLE ai_job_matches TO app_server;
GRANT SELECT ON TABLE ai_job_matches TO app_reader;

CREATE POLICY own_company ON ai_job_matches USING (company_id = (SELECT app_company_id())) WITH CHECK (company_id = (SELECT app_company_id()));
