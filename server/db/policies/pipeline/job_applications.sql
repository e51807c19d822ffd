ALTER TABLE job_applications ENABLE ROW LEVEL SECURITY;

ALTER TABLE job_applications FORCE ROW LEVEL SECURITY;

REVOKE ALL ON TABLE job_applications FROM app_server, app_reader;
GRANT SELECT, INSERT, UPDATE, DELETE ON TABLE job_applications TO app_server;
GRANT SELECT ON TABLE job_applications TO app_reader;

CREATE POLICY own_company ON job_applications USING (company_id = (SELECT app_company_id())) WITH CHECK (company_id = (SELECT app_company_id()));
