ALTER TABLE webhook_deliveries ENABLE ROW LEVEL SECURITY;

ALTER TABLE webhook_deliveries FORCE ROW LEVEL SECURITY;

REVOKE ALL ON TABLE webhook_deliveries FROM app_server, app_reader;
GRANT SELECT, INSERT, UPDATE, DELETE ON TABLE webhook_deliveries TO app_server;
GRANT SELECT ON TABLE webhook_deliveries TO app_reader;

CREATE POLICY own_company ON webhook_deliveries USING (company_id = (SELECT app_company_id())) WITH CHECK (company_id = (SELECT app_company_id()));
