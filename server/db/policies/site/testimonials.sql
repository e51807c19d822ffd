REVOKE ALL ON TABLE testimonials FROM app_server, app_reader;
GRANT SELECT, INSERT, UPDATE, DELETE ON TABLE testimonials TO app_server;
GRANT SELECT ON TABLE testimonials TO app_reader;
