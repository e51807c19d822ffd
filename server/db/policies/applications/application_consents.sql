ALTER TABLE application_consents ENABLE ROW LEVEL SECURITY;

ALTER TABLE application_consents FORCE ROW LEVEL SECURITY;

REVOKE ALL ON TABLE application_consents FROM app_server, app_reader;
GRANT SELECT,INSERT ON TABLE application_consents TO app_server;
GRANT SELECT ON TABLE application_consents TO app_reader;

CREATE POLICY own_company ON application_consents USING (company_id = (SELECT app_company_id())) WITH CHECK (company_id = (SELECT app_company_id()));
