ALTER TABLE introduction_requests ENABLE ROW LEVEL SECURITY;

ALTER TABLE introduction_requests FORCE ROW LEVEL SECURITY;

REVOKE ALL ON TABLE introduction_requests FROM app_server, app_reader;
GRANT SELECT, INSERT, UPDATE, DELETE ON TABLE introduction_requests TO app_server;
GRANT SELECT ON TABLE introduction_requests TO app_reader;

CREATE POLICY own_company ON introduction_requests USING (company_id = (SELECT app_company_id())) WITH CHECK (company_id = (SELECT app_company_id()));

CREATE POLICY own_profile ON introduction_requests FOR SELECT
  USING (profile_id IN (SELECT id FROM candidate_profiles WHERE user_id = (SELECT app_user_id())));
