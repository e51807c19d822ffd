REVOKE ALL ON TABLE job_titles FROM app_server, app_reader;
GRANT SELECT, INSERT, UPDATE, DELETE ON TABLE job_titles TO app_server;
GRANT SELECT ON TABLE job_titles TO app_reader;
