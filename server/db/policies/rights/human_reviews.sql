ALTER TABLE human_reviews ENABLE ROW LEVEL SECURITY;

ALTER TABLE human_reviews FORCE ROW LEVEL SECURITY;

REVOKE ALL ON TABLE human_reviews FROM app_server, app_reader;
GRANT SELECT, INSERT, UPDATE, DELETE ON TABLE human_reviews TO app_server;
GRANT SELECT ON TABLE human_reviews TO app_reader;

CREATE POLICY own_profile ON human_reviews
  USING (profile_id IN (SELECT id FROM candidate_profiles WHERE user_id = (SELECT app_user_id())))
  WITH CHECK (profile_id IN (SELECT id FROM candidate_profiles WHERE user_id = (SELECT app_user_id())));
