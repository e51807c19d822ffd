REVOKE ALL ON TABLE strategy_calls FROM app_server, app_reader;
GRANT SELECT, INSERT, UPDATE, DELETE ON TABLE strategy_calls TO app_server;
GRANT SELECT ON TABLE strategy_calls TO app_reader;
