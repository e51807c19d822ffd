REVOKE ALL ON TABLE jobs FROM app_server, app_reader;
GRANT SELECT, INSERT, UPDATE, DELETE ON TABLE jobs TO app_server;
GRANT SELECT ON TABLE jobs TO app_reader;
