REVOKE ALL ON TABLE team_members FROM app_server, app_reader;
GRANT SELECT, INSERT, UPDATE, DELETE ON TABLE team_members TO app_server;
GRANT SELECT ON TABLE team_members TO app_reader;
