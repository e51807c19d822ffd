REVOKE ALL ON TABLE mail_suppressions FROM app_server, app_reader;
GRANT SELECT, INSERT, UPDATE, DELETE ON TABLE mail_suppressions TO app_server;
GRANT SELECT ON TABLE mail_suppressions TO app_reader;
