ALTER TABLE companies ENABLE ROW LEVEL SECURITY;

ALTER TABLE companies FORCE ROW LEVEL SECURITY;

REVOKE ALL ON TABLE companies FROM app_server, app_reader;
GRANT SELECT, INSERT, UPDATE, DELETE ON TABLE companies TO app_server;
GRANT SELECT ON TABLE companies TO app_reader;

CREATE POLICY own_company ON companies USING (id = (SELECT app_company_id())) WITH CHECK (id = (SELECT app_company_id()));

CREATE POLICY own_memberships ON companies FOR SELECT
  USING (id IN (SELECT company_id FROM company_members WHERE user_id = (SELECT app_user_id())));

CREATE POLICY own_admissions ON companies FOR SELECT
  USING (id IN (SELECT company_id FROM recruiter_access WHERE user_id = (SELECT app_user_id()) AND dismissed_at IS NULL));
