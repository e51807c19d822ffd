ALTER TABLE interviews ENABLE ROW LEVEL SECURITY;

ALTER TABLE interviews FORCE ROW LEVEL SECURITY;

REVOKE ALL ON TABLE interviews FROM app_server, app_reader;
GRANT SELECT, INSERT, UPDATE, DELETE ON TABLE interviews TO app_server;
GRANT SELECT ON TABLE interviews TO app_reader;

CREATE POLICY own_company ON interviews USING (company_id = (SELECT app_company_id())) WITH CHECK (company_id = (SELECT app_company_id()));
