ALTER TABLE workspace_closings ENABLE ROW LEVEL SECURITY;

ALTER TABLE workspace_closings FORCE ROW LEVEL SECURITY;

REVOKE ALL ON TABLE workspace_closings FROM app_server, app_reader;
GRANT SELECT,INSERT,DELETE ON TABLE workspace_closings TO app_server;
GRANT SELECT ON TABLE workspace_closings TO app_reader;

CREATE POLICY own_company ON workspace_closings USING (company_id = (SELECT app_company_id())) WITH CHECK (company_id = (SELECT app_company_id()));

CREATE POLICY own_memberships ON workspace_closings FOR SELECT
  USING (company_id IN (SELECT company_id FROM company_members WHERE user_id = (SELECT app_user_id())));

CREATE POLICY own_admissions ON workspace_closings FOR SELECT
  USING (company_id IN (SELECT company_id FROM recruiter_access WHERE user_id = (SELECT app_user_id()) AND dismissed_at IS NULL));
