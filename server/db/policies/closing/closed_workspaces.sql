ALTER TABLE closed_workspaces ENABLE ROW LEVEL SECURITY;

ALTER TABLE closed_workspaces FORCE ROW LEVEL SECURITY;

REVOKE ALL ON TABLE closed_workspaces FROM app_server, app_reader;
GRANT SELECT ON TABLE closed_workspaces TO app_server;
GRANT SELECT ON TABLE closed_workspaces TO app_reader;

CREATE POLICY by_functions_alone ON closed_workspaces USING (false);
