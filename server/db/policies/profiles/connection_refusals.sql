ALTER TABLE connection_refusals ENABLE ROW LEVEL SECURITY;

ALTER TABLE connection_refusals FORCE ROW LEVEL SECURITY;

REVOKE ALL ON TABLE connection_refusals FROM app_server, app_reader;
GRANT SELECT, INSERT, UPDATE, DELETE ON TABLE connection_refusals TO app_server;
GRANT SELECT ON TABLE connection_refusals TO app_reader;

CREATE POLICY by_functions_alone ON connection_refusals USING (false);
