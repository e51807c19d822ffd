ALTER TABLE application_submissions ENABLE ROW LEVEL SECURITY;

ALTER TABLE application_submissions FORCE ROW LEVEL SECURITY;

REVOKE ALL ON TABLE application_submissions FROM app_server, app_reader;
GRANT SELECT, INSERT, UPDATE, DELETE ON TABLE application_submissions TO app_server;
GRANT SELECT ON TABLE application_submissions TO app_reader;

CREATE POLICY own_company ON application_submissions USING (company_id = (SELECT app_company_id())) WITH CHECK (company_id = (SELECT app_company_id()));
