ALTER TABLE imports ENABLE ROW LEVEL SECURITY;

ALTER TABLE imports FORCE ROW LEVEL SECURITY;

REVOKE ALL ON TABLE imports FROM app_server, app_reader;
GRANT SELECT, INSERT, UPDATE, DELETE ON TABLE imports TO app_server;
GRANT SELECT ON TABLE imports TO app_reader;

CREATE POLICY own_company ON imports USING (company_id = (SELECT app_company_id())) WITH CHECK (company_id = (SELECT app_company_id()));
