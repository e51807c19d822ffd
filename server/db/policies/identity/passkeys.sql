REVOKE ALL ON TABLE passkeys FROM app_server, app_reader;
GRANT SELECT, INSERT, UPDATE, DELETE ON TABLE passkeys TO app_server;
