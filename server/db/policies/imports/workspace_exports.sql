ALTER TABLE workspace_exports ENABLE ROW LEVEL SECURITY;

ALTER TABLE workspace_exports FORCE ROW LEVEL SECURITY;

REVOKE ALL ON TABLE workspace_exports FROM app_server, app_reader;
GRANT SELECT, INSERT, UPDATE, DELETE ON TABLE workspace_exports TO app_server;
GRANT SELECT ON TABLE workspace_exports TO app_reader;

CREATE POLICY own_company ON workspace_exports USING (company_id = (SELECT app_company_id())) WITH CHECK (company_id = (SELECT app_company_id()));
