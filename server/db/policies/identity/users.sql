REVOKE ALL ON TABLE users FROM app_server, app_reader;
GRANT SELECT, INSERT, UPDATE, DELETE ON TABLE users TO app_server;
GRANT SELECT ON TABLE users TO app_reader;
