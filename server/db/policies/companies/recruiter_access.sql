ALTER TABLE recruiter_access ENABLE ROW LEVEL SECURITY;

ALTER TABLE recruiter_access FORCE ROW LEVEL SECURITY;

REVOKE ALL ON TABLE recruiter_access FROM app_server, app_reader;
GRANT SELECT, INSERT, UPDATE, DELETE ON TABLE recruiter_access TO app_server;
GRANT SELECT ON TABLE recruiter_access TO app_reader;

CREATE POLICY own_company ON recruiter_access USING (company_id = (SELECT app_company_id())) WITH CHECK (company_id = (SELECT app_company_id()));

CREATE POLICY own_admission ON recruiter_access FOR SELECT USING (user_id = (SELECT app_user_id()));
