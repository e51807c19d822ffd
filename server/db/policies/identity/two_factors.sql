REVOKE ALL ON TABLE two_factors FROM app_server, app_reader;
GRANT SELECT, INSERT, UPDATE, DELETE ON TABLE two_factors TO app_server;
