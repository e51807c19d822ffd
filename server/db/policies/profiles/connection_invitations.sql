ALTER TABLE connection_invitations ENABLE ROW LEVEL SECURITY;

ALTER TABLE connection_invitations FORCE ROW LEVEL SECURITY;

REVOKE ALL ON TABLE connection_invitations FROM app_server, app_reader;
GRANT SELECT, INSERT, UPDATE, DELETE ON TABLE connection_invitations TO app_server;
GRANT SELECT ON TABLE connection_invitations TO app_reader;

CREATE POLICY own_profile ON connection_invitations
  USING (candidate_id IN (SELECT id FROM candidate_profiles WHERE user_id = (SELECT app_user_id())))
  WITH CHECK (candidate_id IN (SELECT id FROM candidate_profiles WHERE user_id = (SELECT app_user_id())));
