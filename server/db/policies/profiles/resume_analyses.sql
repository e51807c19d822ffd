ALTER TABLE resume_analyses ENABLE ROW LEVEL SECURITY;

ALTER TABLE resume_analyses FORCE ROW LEVEL SECURITY;

REVOKE ALL ON TABLE resume_analyses FROM app_server, app_reader;
GRANT SELECT, INSERT, UPDATE, DELETE ON TABLE resume_analyses TO app_server;
GRANT SELECT ON TABLE resume_analyses TO app_reader;

CREATE POLICY own_profile ON resume_analyses
  USING (candidate_id IN (SELECT id FROM candidate_profiles WHERE user_id = (SELECT app_user_id())))
  WITH CHECK (candidate_id IN (SELECT id FROM candidate_profiles WHERE user_id = (SELECT app_user_id())));
