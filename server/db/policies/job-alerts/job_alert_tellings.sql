ALTER TABLE job_alert_tellings ENABLE ROW LEVEL SECURITY;

ALTER TABLE job_alert_tellings FORCE ROW LEVEL SECURITY;

REVOKE ALL ON TABLE job_alert_tellings FROM app_server, app_reader;
GRANT SELECT, INSERT, UPDATE, DELETE ON TABLE job_alert_tellings TO app_server;
GRANT SELECT ON TABLE job_alert_tellings TO app_reader;

CREATE POLICY own_tellings ON job_alert_tellings
  USING (user_id = (SELECT app_user_id())) WITH CHECK (user_id = (SELECT app_user_id()));
