ALTER TABLE webhook_endpoints ENABLE ROW LEVEL SECURITY;

ALTER TABLE webhook_endpoints FORCE ROW LEVEL SECURITY;

REVOKE ALL ON TABLE webhook_endpoints FROM app_server, app_reader;
GRANT SELECT, INSERT, UPDATE, DELETE ON TABLE webhook_endpoints TO app_server;

CREATE POLICY own_company ON webhook_endpoints USING (company_id = (SELECT app_company_id())) WITH CHECK (company_id = (SELECT app_company_id()));
