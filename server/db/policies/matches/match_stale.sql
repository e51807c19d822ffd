ALTER TABLE match_stale ENABLE ROW LEVEL SECURITY;

ALTER TABLE match_stale FORCE ROW LEVEL SECURITY;

REVOKE ALL ON TABLE match_stale FROM app_server, app_reader;
GRANT SELECT, INSERT, UPDATE, DELETE ON TABLE match_stale TO app_server;
GRANT SELECT ON TABLE match_stale TO app_reader;

CREATE POLICY own_company ON match_stale USING (company_id = (SELECT app_company_id())) WITH CHECK (company_id = (SELECT app_company_id()));

CREATE POLICY own_profile ON match_stale USING (user_id = (SELECT app_user_id())) WITH CHECK (user_id = (SELECT app_user_id()));
