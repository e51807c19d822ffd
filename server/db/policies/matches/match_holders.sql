ALTER TABLE match_holders ENABLE ROW LEVEL SECURITY;

ALTER TABLE match_holders FORCE ROW LEVEL SECURITY;

REVOKE ALL ON TABLE match_holders FROM app_server, app_reader;
GRANT SELECT ON TABLE match_holders TO app_server;
GRANT SELECT ON TABLE match_holders TO app_reader;

CREATE POLICY own_company ON match_holders FOR SELECT USING (pool_id = (SELECT app_company_id()));
