ALTER TABLE workspace_plans ENABLE ROW LEVEL SECURITY;

ALTER TABLE workspace_plans FORCE ROW LEVEL SECURITY;

REVOKE ALL ON TABLE workspace_plans FROM app_server, app_reader;
GRANT SELECT, INSERT, UPDATE, DELETE ON TABLE workspace_plans TO app_server;
GRANT SELECT ON TABLE workspace_plans TO app_reader;

CREATE POLICY own_plan ON workspace_plans FOR SELECT USING (company_id = (SELECT app_company_id()));

CREATE POLICY set_by_staff ON workspace_plans USING ((SELECT app_is_staff())) WITH CHECK ((SELECT app_is_staff()));
