ALTER TABLE notification_settings ENABLE ROW LEVEL SECURITY;

ALTER TABLE notification_settings FORCE ROW LEVEL SECURITY;

REVOKE ALL ON TABLE notification_settings FROM app_server, app_reader;
GRANT SELECT, INSERT, UPDATE, DELETE ON TABLE notification_settings TO app_server;
GRANT SELECT ON TABLE notification_settings TO app_reader;

CREATE POLICY own_settings ON notification_settings USING (user_id = (SELECT app_user_id())) WITH CHECK (user_id = (SELECT app_user_id()));
