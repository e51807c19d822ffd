ALTER TABLE candidate_activities ENABLE ROW LEVEL SECURITY;

ALTER TABLE candidate_activities FORCE ROW LEVEL SECURITY;

REVOKE ALL ON TABLE candidate_activities FROM app_server, app_reader;
GRANT SELECT, INSERT, UPDATE, DELETE ON TABLE candidate_activities TO app_server;
GRANT SELECT ON TABLE candidate_activities TO app_reader;

CREATE POLICY own_profile ON candidate_activities
  USING (candidate_id IN (SELECT id FROM candidate_profiles WHERE user_id = (SELECT app_user_id())))
  WITH CHECK (candidate_id IN (SELECT id FROM candidate_profiles WHERE user_id = (SELECT app_user_id())));
