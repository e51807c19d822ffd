ALTER TABLE account_links ENABLE ROW LEVEL SECURITY;

ALTER TABLE account_links FORCE ROW LEVEL SECURITY;

REVOKE ALL ON TABLE account_links FROM app_server, app_reader;
GRANT SELECT,INSERT ON TABLE account_links TO app_server;

GRANT UPDATE(closed_at) ON TABLE account_links TO app_server;

CREATE POLICY own_links ON account_links USING (user_id = (SELECT app_user_id())) WITH CHECK (user_id = (SELECT app_user_id()));
