REVOKE ALL ON TABLE job_locations FROM app_server, app_reader;
GRANT SELECT, INSERT, UPDATE, DELETE ON TABLE job_locations TO app_server;
GRANT SELECT ON TABLE job_locations TO app_reader;
