ALTER TABLE retention_states ENABLE ROW LEVEL SECURITY;

ALTER TABLE retention_states FORCE ROW LEVEL SECURITY;

REVOKE ALL ON TABLE retention_states FROM app_server, app_reader;
GRANT SELECT, INSERT, UPDATE, DELETE ON TABLE retention_states TO app_server;
GRANT SELECT ON TABLE retention_states TO app_reader;

CREATE POLICY own_state ON retention_states USING (user_id = (SELECT app_user_id())) WITH CHECK (user_id = (SELECT app_user_id()));
