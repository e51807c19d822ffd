ALTER TABLE saved_search_looks ENABLE ROW LEVEL SECURITY;

ALTER TABLE saved_search_looks FORCE ROW LEVEL SECURITY;

REVOKE ALL ON TABLE saved_search_looks FROM app_server, app_reader;
GRANT SELECT, INSERT, UPDATE, DELETE ON TABLE saved_search_looks TO app_server;
GRANT SELECT ON TABLE saved_search_looks TO app_reader;

CREATE POLICY own_looks ON saved_search_looks
  USING (company_id = (SELECT app_company_id()) AND user_id = (SELECT app_user_id()))
  WITH CHECK (company_id = (SELECT app_company_id()) AND user_id = (SELECT app_user_id()));
