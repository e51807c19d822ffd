ALTER TABLE webhook_messages ENABLE ROW LEVEL SECURITY;

ALTER TABLE webhook_messages FORCE ROW LEVEL SECURITY;

REVOKE ALL ON TABLE webhook_messages FROM app_server, app_reader;
GRANT SELECT,INSERT ON TABLE webhook_messages TO app_server;
GRANT SELECT ON TABLE webhook_messages TO app_reader;

CREATE POLICY own_company ON webhook_messages USING (company_id = (SELECT app_company_id())) WITH CHECK (company_id = (SELECT app_company_id()));
