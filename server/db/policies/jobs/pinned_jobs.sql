ALTER TABLE pinned_jobs ENABLE ROW LEVEL SECURITY;

ALTER TABLE pinned_jobs FORCE ROW LEVEL SECURITY;

REVOKE ALL ON TABLE pinned_jobs FROM app_server, app_reader;
GRANT SELECT, INSERT, UPDATE, DELETE ON TABLE pinned_jobs TO app_server;
GRANT SELECT ON TABLE pinned_jobs TO app_reader;

CREATE POLICY own ON pinned_jobs
  USING (company_id = (SELECT app_company_id()) AND user_id = (SELECT app_user_id()))
  WITH CHECK (company_id = (SELECT app_company_id()) AND user_id = (SELECT app_user_id()));
