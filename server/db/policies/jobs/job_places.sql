REVOKE ALL ON TABLE job_places FROM app_server, app_reader;
GRANT SELECT, INSERT, UPDATE, DELETE ON TABLE job_places TO app_server;
GRANT SELECT ON TABLE job_places TO app_reader;
