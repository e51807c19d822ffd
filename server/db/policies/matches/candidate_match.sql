ALTER TABLE candidate_match ENABLE ROW LEVEL SECURITY;

ALTER TABLE candidate_match FORCE ROW LEVEL SECURITY;

REVOKE ALL ON TABLE candidate_match FROM app_server, app_reader;
GRANT SELECT, INSERT, UPDATE, DELETE ON TABLE candidate_match TO app_server;
GRANT SELECT ON TABLE candidate_match TO app_reader;

CREATE POLICY own_company ON candidate_match USING (company_id = (SELECT app_company_id())) WITH CHECK (company_id = (SELECT app_company_id()));

CREATE POLICY own_profile ON candidate_match
  USING (profile_id IN (SELECT id FROM candidate_profiles WHERE user_id = (SELECT app_user_id())))
  WITH CHECK (profile_id IN (SELECT id FROM candidate_profiles WHERE user_id = (SELECT app_user_id())));
