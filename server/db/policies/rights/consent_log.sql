ALTER TABLE consent_log ENABLE ROW LEVEL SECURITY;

ALTER TABLE consent_log FORCE ROW LEVEL SECURITY;

REVOKE ALL ON TABLE consent_log FROM app_server, app_reader;
GRANT SELECT,INSERT ON TABLE consent_log TO app_server;
GRANT SELECT ON TABLE consent_log TO app_reader;

CREATE POLICY own_entries ON consent_log USING (user_id = (SELECT app_user_id())) WITH CHECK (user_id = (SELECT app_user_id()));
