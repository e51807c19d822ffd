ALTER TABLE import_items ENABLE ROW LEVEL SECURITY;

ALTER TABLE import_items FORCE ROW LEVEL SECURITY;

REVOKE ALL ON TABLE import_items FROM app_server, app_reader;
GRANT SELECT, INSERT, UPDATE, DELETE ON TABLE import_items TO app_server;
GRANT SELECT ON TABLE import_items TO app_reader;

CREATE POLICY own_company ON import_items USING (company_id = (SELECT app_company_id())) WITH CHECK (company_id = (SELECT app_company_id()));
