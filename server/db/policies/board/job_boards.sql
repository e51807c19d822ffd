ALTER TABLE job_boards ENABLE ROW LEVEL SECURITY;

ALTER TABLE job_boards FORCE ROW LEVEL SECURITY;

REVOKE ALL ON TABLE job_boards FROM app_server, app_reader;
GRANT SELECT, INSERT, UPDATE, DELETE ON TABLE job_boards TO app_server;
GRANT SELECT ON TABLE job_boards TO app_reader;

CREATE POLICY own_company ON job_boards USING (company_id = (SELECT app_company_id())) WITH CHECK (company_id = (SELECT app_company_id()));
