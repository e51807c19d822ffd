REVOKE ALL ON TABLE sessions FROM app_server, app_reader;
GRANT SELECT, INSERT, UPDATE, DELETE ON TABLE sessions TO app_server;
