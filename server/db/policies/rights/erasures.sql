ALTER TABLE erasures ENABLE ROW LEVEL SECURITY;

ALTER TABLE erasures FORCE ROW LEVEL SECURITY;

REVOKE ALL ON TABLE erasures FROM app_server, app_reader;
GRANT SELECT ON TABLE erasures TO app_server;
GRANT SELECT ON TABLE erasures TO app_reader;

CREATE POLICY by_functions_alone ON erasures USING (false);
