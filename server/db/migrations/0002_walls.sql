-- The second wall. The server checks permissions first; if it ever forgets, these policies still show nobody a foreign row.
-- FORCE makes them hold for the tables' owner too; only a role with BYPASSRLS (migration, seed) passes.
-- The settings are read in a sub-select, so that they are evaluated once a query and indexes stay usable.
-- A company's workspace
ALTER TABLE companies ENABLE ROW LEVEL SECURITY;--> statement-breakpoint
ALTER TABLE companies FORCE ROW LEVEL SECURITY;--> statement-breakpoint
CREATE POLICY own_company ON companies USING (id = (SELECT app_company_id())) WITH CHECK (id = (SELECT app_company_id()));--> statement-breakpoint
ALTER TABLE company_profiles ENABLE ROW LEVEL SECURITY;--> statement-breakpoint
ALTER TABLE company_profiles FORCE ROW LEVEL SECURITY;--> statement-breakpoint
CREATE POLICY own_company ON company_profiles USING (company_id = (SELECT app_company_id())) WITH CHECK (company_id = (SELECT app_company_id()));--> statement-breakpoint
ALTER TABLE company_members ENABLE ROW LEVEL SECURITY;--> statement-breakpoint
ALTER TABLE company_members FORCE ROW LEVEL SECURITY;--> statement-breakpoint
CREATE POLICY own_company ON company_members USING (company_id = (SELECT app_company_id())) WITH CHECK (company_id = (SELECT app_company_id()));--> statement-breakpoint
ALTER TABLE invitations ENABLE ROW LEVEL SECURITY;--> statement-breakpoint
ALTER TABLE invitations FORCE ROW LEVEL SECURITY;--> statement-breakpoint
CREATE POLICY own_company ON invitations USING (company_id = (SELECT app_company_id())) WITH CHECK (company_id = (SELECT app_company_id()));--> statement-breakpoint
ALTER TABLE hiring_teams ENABLE ROW LEVEL SECURITY;--> statement-breakpoint
ALTER TABLE hiring_teams FORCE ROW LEVEL SECURITY;--> statement-breakpoint
CREATE POLICY own_company ON hiring_teams USING (company_id = (SELECT app_company_id())) WITH CHECK (company_id = (SELECT app_company_id()));--> statement-breakpoint
ALTER TABLE hiring_team_members ENABLE ROW LEVEL SECURITY;--> statement-breakpoint
ALTER TABLE hiring_team_members FORCE ROW LEVEL SECURITY;--> statement-breakpoint
CREATE POLICY own_company ON hiring_team_members USING (company_id = (SELECT app_company_id())) WITH CHECK (company_id = (SELECT app_company_id()));--> statement-breakpoint
ALTER TABLE jobs_enhanced ENABLE ROW LEVEL SECURITY;--> statement-breakpoint
ALTER TABLE jobs_enhanced FORCE ROW LEVEL SECURITY;--> statement-breakpoint
CREATE POLICY own_company ON jobs_enhanced USING (company_id = (SELECT app_company_id())) WITH CHECK (company_id = (SELECT app_company_id()));--> statement-breakpoint
ALTER TABLE candidates ENABLE ROW LEVEL SECURITY;--> statement-breakpoint
ALTER TABLE candidates FORCE ROW LEVEL SECURITY;--> statement-breakpoint
CREATE POLICY own_company ON candidates USING (company_id = (SELECT app_company_id())) WITH CHECK (company_id = (SELECT app_company_id()));--> statement-breakpoint
ALTER TABLE job_applications ENABLE ROW LEVEL SECURITY;--> statement-breakpoint
ALTER TABLE job_applications FORCE ROW LEVEL SECURITY;--> statement-breakpoint
CREATE POLICY own_company ON job_applications USING (company_id = (SELECT app_company_id())) WITH CHECK (company_id = (SELECT app_company_id()));--> statement-breakpoint
ALTER TABLE pipeline_activities ENABLE ROW LEVEL SECURITY;--> statement-breakpoint
ALTER TABLE pipeline_activities FORCE ROW LEVEL SECURITY;--> statement-breakpoint
CREATE POLICY own_company ON pipeline_activities USING (company_id = (SELECT app_company_id())) WITH CHECK (company_id = (SELECT app_company_id()));--> statement-breakpoint
ALTER TABLE interviews ENABLE ROW LEVEL SECURITY;--> statement-breakpoint
ALTER TABLE interviews FORCE ROW LEVEL SECURITY;--> statement-breakpoint
CREATE POLICY own_company ON interviews USING (company_id = (SELECT app_company_id())) WITH CHECK (company_id = (SELECT app_company_id()));--> statement-breakpoint
ALTER TABLE ai_job_matches ENABLE ROW LEVEL SECURITY;--> statement-breakpoint
ALTER TABLE ai_job_matches FORCE ROW LEVEL SECURITY;--> statement-breakpoint
CREATE POLICY own_company ON ai_job_matches USING (company_id = (SELECT app_company_id())) WITH CHECK (company_id = (SELECT app_company_id()));--> statement-breakpoint
-- At sign-in the company is not known yet: a person may read which companies they belong to.
CREATE POLICY own_membership ON company_members FOR SELECT USING (user_id = (SELECT app_user_id()));--> statement-breakpoint
CREATE POLICY own_memberships ON companies FOR SELECT
  USING (id IN (SELECT company_id FROM company_members WHERE user_id = (SELECT app_user_id())));--> statement-breakpoint

-- A candidate's own pages
ALTER TABLE candidate_profiles ENABLE ROW LEVEL SECURITY;--> statement-breakpoint
ALTER TABLE candidate_profiles FORCE ROW LEVEL SECURITY;--> statement-breakpoint
CREATE POLICY own_profile ON candidate_profiles USING (user_id = (SELECT app_user_id())) WITH CHECK (user_id = (SELECT app_user_id()));--> statement-breakpoint
ALTER TABLE resume_analyses ENABLE ROW LEVEL SECURITY;--> statement-breakpoint
ALTER TABLE resume_analyses FORCE ROW LEVEL SECURITY;--> statement-breakpoint
CREATE POLICY own_profile ON resume_analyses
  USING (candidate_id IN (SELECT id FROM candidate_profiles WHERE user_id = (SELECT app_user_id())))
  WITH CHECK (candidate_id IN (SELECT id FROM candidate_profiles WHERE user_id = (SELECT app_user_id())));--> statement-breakpoint
ALTER TABLE candidate_job_interests ENABLE ROW LEVEL SECURITY;--> statement-breakpoint
ALTER TABLE candidate_job_interests FORCE ROW LEVEL SECURITY;--> statement-breakpoint
CREATE POLICY own_profile ON candidate_job_interests
  USING (candidate_id IN (SELECT id FROM candidate_profiles WHERE user_id = (SELECT app_user_id())))
  WITH CHECK (candidate_id IN (SELECT id FROM candidate_profiles WHERE user_id = (SELECT app_user_id())));--> statement-breakpoint
ALTER TABLE candidate_activities ENABLE ROW LEVEL SECURITY;--> statement-breakpoint
ALTER TABLE candidate_activities FORCE ROW LEVEL SECURITY;--> statement-breakpoint
CREATE POLICY own_profile ON candidate_activities
  USING (candidate_id IN (SELECT id FROM candidate_profiles WHERE user_id = (SELECT app_user_id())))
  WITH CHECK (candidate_id IN (SELECT id FROM candidate_profiles WHERE user_id = (SELECT app_user_id())));--> statement-breakpoint
ALTER TABLE portfolio_items ENABLE ROW LEVEL SECURITY;--> statement-breakpoint
ALTER TABLE portfolio_items FORCE ROW LEVEL SECURITY;--> statement-breakpoint
CREATE POLICY own_profile ON portfolio_items
  USING (candidate_id IN (SELECT id FROM candidate_profiles WHERE user_id = (SELECT app_user_id())))
  WITH CHECK (candidate_id IN (SELECT id FROM candidate_profiles WHERE user_id = (SELECT app_user_id())));--> statement-breakpoint
ALTER TABLE external_integrations ENABLE ROW LEVEL SECURITY;--> statement-breakpoint
ALTER TABLE external_integrations FORCE ROW LEVEL SECURITY;--> statement-breakpoint
CREATE POLICY own_profile ON external_integrations
  USING (candidate_id IN (SELECT id FROM candidate_profiles WHERE user_id = (SELECT app_user_id())))
  WITH CHECK (candidate_id IN (SELECT id FROM candidate_profiles WHERE user_id = (SELECT app_user_id())));--> statement-breakpoint
ALTER TABLE privacy_settings ENABLE ROW LEVEL SECURITY;--> statement-breakpoint
ALTER TABLE privacy_settings FORCE ROW LEVEL SECURITY;--> statement-breakpoint
CREATE POLICY own_profile ON privacy_settings
  USING (candidate_id IN (SELECT id FROM candidate_profiles WHERE user_id = (SELECT app_user_id())))
  WITH CHECK (candidate_id IN (SELECT id FROM candidate_profiles WHERE user_id = (SELECT app_user_id())));--> statement-breakpoint
ALTER TABLE professional_connections ENABLE ROW LEVEL SECURITY;--> statement-breakpoint
ALTER TABLE professional_connections FORCE ROW LEVEL SECURITY;--> statement-breakpoint
CREATE POLICY either_side ON professional_connections
  USING (candidate_id IN (SELECT id FROM candidate_profiles WHERE user_id = (SELECT app_user_id())) OR connected_candidate_id IN (SELECT id FROM candidate_profiles WHERE user_id = (SELECT app_user_id())))
  WITH CHECK (candidate_id IN (SELECT id FROM candidate_profiles WHERE user_id = (SELECT app_user_id())) OR connected_candidate_id IN (SELECT id FROM candidate_profiles WHERE user_id = (SELECT app_user_id())));--> statement-breakpoint

-- Files and the audit log belong to a company, to a person, or to the firm
ALTER TABLE files ENABLE ROW LEVEL SECURITY;--> statement-breakpoint
ALTER TABLE files FORCE ROW LEVEL SECURITY;--> statement-breakpoint
CREATE POLICY own_files ON files
  USING (company_id = (SELECT app_company_id()) OR owner_user_id = (SELECT app_user_id()) OR (SELECT app_is_staff()))
  WITH CHECK (
    (company_id IS NULL OR company_id = (SELECT app_company_id()))
    AND (owner_user_id IS NULL OR owner_user_id = (SELECT app_user_id()))
  );--> statement-breakpoint
ALTER TABLE audit_log ENABLE ROW LEVEL SECURITY;--> statement-breakpoint
ALTER TABLE audit_log FORCE ROW LEVEL SECURITY;--> statement-breakpoint
CREATE POLICY own_audit ON audit_log
  USING (company_id = (SELECT app_company_id()) OR (SELECT app_is_staff()))
  WITH CHECK (company_id IS NULL OR company_id = (SELECT app_company_id()));--> statement-breakpoint

-- Three roles: app_owner migrates and seeds, app_server is what the product runs as, app_reader is for reports by hand.
GRANT USAGE ON SCHEMA public TO app_server, app_reader;--> statement-breakpoint
GRANT SELECT, INSERT, UPDATE, DELETE ON ALL TABLES IN SCHEMA public TO app_server;--> statement-breakpoint
GRANT SELECT ON ALL TABLES IN SCHEMA public TO app_reader;--> statement-breakpoint
ALTER DEFAULT PRIVILEGES IN SCHEMA public GRANT SELECT, INSERT, UPDATE, DELETE ON TABLES TO app_server;--> statement-breakpoint
ALTER DEFAULT PRIVILEGES IN SCHEMA public GRANT SELECT ON TABLES TO app_reader;--> statement-breakpoint
-- Secrets are not for reports.
REVOKE SELECT ON sessions, credentials, verifications, two_factors FROM app_reader;--> statement-breakpoint
-- Written once, read ever after.
REVOKE UPDATE, DELETE ON audit_log, pipeline_activities FROM app_server;
