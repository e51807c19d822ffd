ALTER TABLE company_profiles ENABLE ROW LEVEL SECURITY;

ALTER TABLE company_profiles FORCE ROW LEVEL SECURITY;

REVOKE ALL ON TABLE company_profiles FROM app_server, app_reader;
GRANT SELECT, INSERT, UPDATE, DELETE ON TABLE company_profiles TO app_server;
GRANT SELECT ON TABLE company_profiles TO app_reader;

CREATE POLICY own_company ON company_profiles USING (company_id = (SELECT app_company_id())) WITH CHECK (company_id = (SELECT app_company_id()));
