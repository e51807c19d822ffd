REVOKE ALL ON TABLE experts FROM app_server, app_reader;
GRANT SELECT, INSERT, UPDATE, DELETE ON TABLE experts TO app_server;
GRANT SELECT ON TABLE experts TO app_reader;
