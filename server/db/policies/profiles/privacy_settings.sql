ALTER TABLE privacy_settings ENABLE ROW LEVEL SECURITY;

ALTER TABLE privacy_settings FORCE ROW LEVEL SECURITY;

REVOKE ALL ON TABLE privacy_settings FROM app_server, app_reader;
GRANT SELECT, INSERT, UPDATE, DELETE ON TABLE privacy_settings TO app_server;
GRANT SELECT ON TABLE privacy_settings TO app_reader;

CREATE POLICY own_profile ON privacy_settings
  USING (candidate_id IN (SELECT id FROM candidate_profiles WHERE user_id = (SELECT app_user_id())))
  WITH CHECK (candidate_id IN (SELECT id FROM candidate_profiles WHERE user_id = (SELECT app_user_id())));
