ALTER TABLE professional_connections ENABLE ROW LEVEL SECURITY;

ALTER TABLE professional_connections FORCE ROW LEVEL SECURITY;

REVOKE ALL ON TABLE professional_connections FROM app_server, app_reader;
GRANT SELECT, INSERT, UPDATE, DELETE ON TABLE professional_connections TO app_server;
GRANT SELECT ON TABLE professional_connections TO app_reader;

CREATE POLICY seen_by_both ON professional_connections FOR SELECT
  USING (candidate_id IN (SELECT id FROM candidate_profiles WHERE user_id = (SELECT app_user_id())) OR connected_candidate_id IN (SELECT id FROM candidate_profiles WHERE user_id = (SELECT app_user_id())));

CREATE POLICY started_by_requester ON professional_connections FOR INSERT
  WITH CHECK (status = 'pending' AND candidate_id IN (SELECT id FROM candidate_profiles WHERE user_id = (SELECT app_user_id())));

CREATE POLICY answered_by_recipient ON professional_connections FOR UPDATE
  USING (connected_candidate_id IN (SELECT id FROM candidate_profiles WHERE user_id = (SELECT app_user_id())))
  WITH CHECK (connected_candidate_id IN (SELECT id FROM candidate_profiles WHERE user_id = (SELECT app_user_id())));

CREATE POLICY ended_by_either ON professional_connections FOR DELETE
  USING (connected_candidate_id IN (SELECT id FROM candidate_profiles WHERE user_id = (SELECT app_user_id()))
    OR (status <> 'ignored' AND candidate_id IN (SELECT id FROM candidate_profiles WHERE user_id = (SELECT app_user_id()))));
