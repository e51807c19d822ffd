ALTER TABLE webhook_sequences ENABLE ROW LEVEL SECURITY;

ALTER TABLE webhook_sequences FORCE ROW LEVEL SECURITY;

REVOKE ALL ON TABLE webhook_sequences FROM app_server, app_reader;
GRANT SELECT ON TABLE webhook_sequences TO app_server;
GRANT SELECT ON TABLE webhook_sequences TO app_reader;

CREATE POLICY own_company ON webhook_sequences FOR SELECT USING (company_id = (SELECT app_company_id()));
