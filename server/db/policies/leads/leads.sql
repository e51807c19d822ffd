REVOKE ALL ON TABLE leads FROM app_server, app_reader;
GRANT SELECT, INSERT, UPDATE, DELETE ON TABLE leads TO app_server;
GRANT SELECT ON TABLE leads TO app_reader;
