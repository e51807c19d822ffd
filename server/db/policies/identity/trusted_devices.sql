ALTER TABLE trusted_devices ENABLE ROW LEVEL SECURITY;

ALTER TABLE trusted_devices FORCE ROW LEVEL SECURITY;

REVOKE ALL ON TABLE trusted_devices FROM app_server, app_reader;
GRANT SELECT, INSERT, UPDATE, DELETE ON TABLE trusted_devices TO app_server;

CREATE POLICY own_devices ON trusted_devices USING (user_id = (SELECT app_user_id())) WITH CHECK (user_id = (SELECT app_user_id()));
