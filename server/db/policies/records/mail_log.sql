REVOKE ALL ON TABLE mail_log FROM app_server, app_reader;
GRANT SELECT, INSERT, UPDATE, DELETE ON TABLE mail_log TO app_server;
GRANT SELECT ON TABLE mail_log TO app_reader;
