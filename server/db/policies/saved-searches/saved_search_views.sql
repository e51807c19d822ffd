ALTER TABLE saved_search_views ENABLE ROW LEVEL SECURITY;

ALTER TABLE saved_search_views FORCE ROW LEVEL SECURITY;

REVOKE ALL ON TABLE saved_search_views FROM app_server, app_reader;
GRANT SELECT, INSERT, UPDATE, DELETE ON TABLE saved_search_views TO app_server;
GRANT SELECT ON TABLE saved_search_views TO app_reader;

CREATE POLICY own_views ON saved_search_views
  USING (company_id = (SELECT app_company_id()) AND user_id = (SELECT app_user_id()))
  WITH CHECK (company_id = (SELECT app_company_id()) AND user_id = (SELECT app_user_id()));
