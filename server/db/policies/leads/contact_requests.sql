REVOKE ALL ON TABLE contact_requests FROM app_server, app_reader;
GRANT SELECT, INSERT, UPDATE, DELETE ON TABLE contact_requests TO app_server;
GRANT SELECT ON TABLE contact_requests TO app_reader;
