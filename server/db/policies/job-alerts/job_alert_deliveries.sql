ALTER TABLE job_alert_deliveries ENABLE ROW LEVEL SECURITY;

ALTER TABLE job_alert_deliveries FORCE ROW LEVEL SECURITY;

REVOKE ALL ON TABLE job_alert_deliveries FROM app_server, app_reader;
GRANT SELECT, INSERT, UPDATE, DELETE ON TABLE job_alert_deliveries TO app_server;
GRANT SELECT ON TABLE job_alert_deliveries TO app_reader;

CREATE POLICY own_deliveries ON job_alert_deliveries
  USING (user_id = (SELECT app_user_id())) WITH CHECK (user_id = (SELECT app_user_id()));
