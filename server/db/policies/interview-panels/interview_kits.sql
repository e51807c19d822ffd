ALTER TABLE interview_kits ENABLE ROW LEVEL SECURITY;

ALTER TABLE interview_kits FORCE ROW LEVEL SECURITY;

REVOKE ALL ON TABLE interview_kits FROM app_server, app_reader;
GRANT SELECT, INSERT, UPDATE, DELETE ON TABLE interview_kits TO app_server;
GRANT SELECT ON TABLE interview_kits TO app_reader;

CREATE POLICY own_company ON interview_kits USING (company_id = (SELECT app_company_id())) WITH CHECK (company_id = (SELECT app_company_id()));
