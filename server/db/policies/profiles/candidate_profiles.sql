ALTER TABLE candidate_profiles ENABLE ROW LEVEL SECURITY;

ALTER TABLE candidate_profiles FORCE ROW LEVEL SECURITY;

REVOKE ALL ON TABLE candidate_profiles FROM app_server, app_reader;
GRANT SELECT, INSERT, UPDATE, DELETE ON TABLE candidate_profiles TO app_server;
GRANT SELECT ON TABLE candidate_profiles TO app_reader;

CREATE POLICY own_profile ON candidate_profiles USING (user_id = (SELECT app_user_id())) WITH CHECK (user_id = (SELECT app_user_id()));
