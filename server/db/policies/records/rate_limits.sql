REVOKE ALL ON TABLE rate_limits FROM app_server, app_reader;
GRANT SELECT, INSERT, UPDATE, DELETE ON TABLE rate_limits TO app_server;
GRANT SELECT ON TABLE rate_limits TO app_reader;
