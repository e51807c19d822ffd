ALTER TABLE candidate_files ENABLE ROW LEVEL SECURITY;

ALTER TABLE candidate_files FORCE ROW LEVEL SECURITY;

REVOKE ALL ON TABLE candidate_files FROM app_server, app_reader;
GRANT SELECT, INSERT, UPDATE, DELETE ON TABLE candidate_files TO app_server;
GRANT SELECT ON TABLE candidate_files TO app_reader;

CREATE POLICY own_company ON candidate_files USING (company_id = (SELECT app_company_id())) WITH CHECK (company_id = (SELECT app_company_id()));
