ALTER TABLE match_key_counts ENABLE ROW LEVEL SECURITY;

ALTER TABLE match_key_counts FORCE ROW LEVEL SECURITY;

REVOKE ALL ON TABLE match_key_counts FROM app_server, app_reader;
GRANT SELECT ON TABLE match_key_counts TO app_server;
GRANT SELECT ON TABLE match_key_counts TO app_reader;

CREATE POLICY own_company ON match_key_counts FOR SELECT USING (pool_id = (SELECT app_company_id()));
