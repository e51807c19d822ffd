ALTER TABLE external_integrations ENABLE ROW LEVEL SECURITY;

ALTER TABLE external_integrations FORCE ROW LEVEL SECURITY;

REVOKE ALL ON TABLE external_integrations FROM app_server, app_reader;
GRANT SELECT, INSERT, UPDATE, DELETE ON TABLE external_integrations TO app_server;
GRANT SELECT ON TABLE external_integrations TO app_reader;

CREATE POLICY own_profile ON external_integrations
  USING (candidate_id IN (SELECT id FROM candidate_profiles WHERE user_id = (SELECT app_user_id())))
  WITH CHECK (candidate_id IN (SELECT id FROM candidate_profiles WHERE user_id = (SELECT app_user_id())));
