REVOKE ALL ON TABLE verifications FROM app_server, app_reader;
GRANT SELECT, INSERT, UPDATE, DELETE ON TABLE verifications TO app_server;
