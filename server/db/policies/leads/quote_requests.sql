REVOKE ALL ON TABLE quote_requests FROM app_server, app_reader;
GRANT SELECT, INSERT, UPDATE, DELETE ON TABLE quote_requests TO app_server;
GRANT SELECT ON TABLE quote_requests TO app_reader;
