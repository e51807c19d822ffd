ALTER TABLE job_alerts ENABLE ROW LEVEL SECURITY;

ALTER TABLE job_alerts FORCE ROW LEVEL SECURITY;

REVOKE ALL ON TABLE job_alerts FROM app_server, app_reader;
GRANT SELECT, INSERT, UPDATE, DELETE ON TABLE job_alerts TO app_server;
GRANT SELECT ON TABLE job_alerts TO app_reader;

CREATE POLICY own_alerts ON job_alerts
  USING (user_id = (SELECT app_user_id())) WITH CHECK (user_id = (SELECT app_user_id()));
