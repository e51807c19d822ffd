ALTER TABLE candidates ENABLE ROW LEVEL SECURITY;

ALTER TABLE candidates FORCE ROW LEVEL SECURITY;

REVOKE ALL ON TABLE candidates FROM app_server, app_reader;
GRANT SELECT, INSERT, UPDATE, DELETE ON TABLE candidates TO app_server;
GRANT SELECT ON TABLE candidates TO app_reader;

CREATE POLICY own_company ON candidates USING (company_id = (SELECT app_company_id())) WITH CHECK (company_id = (SELECT app_company_id()));
