REVOKE ALL ON TABLE credentials FROM app_server, app_reader;
GRANT SELECT, INSERT, UPDATE, DELETE ON TABLE credentials TO app_server;
