ALTER TABLE resume_readings ENABLE ROW LEVEL SECURITY;

ALTER TABLE resume_readings FORCE ROW LEVEL SECURITY;

REVOKE ALL ON TABLE resume_readings FROM app_server, app_reader;
GRANT SELECT, INSERT, UPDATE, DELETE ON TABLE resume_readings TO app_server;
GRANT SELECT ON TABLE resume_readings TO app_reader;

CREATE POLICY own_readings ON resume_readings USING (user_id = (SELECT app_user_id())) WITH CHECK (user_id = (SELECT app_user_id()));
