REVOKE ALL ON TABLE auth_rate_limits FROM app_server, app_reader;
GRANT SELECT, INSERT, UPDATE, DELETE ON TABLE auth_rate_limits TO app_server;
GRANT SELECT ON TABLE auth_rate_limits TO app_reader;
