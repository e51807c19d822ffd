ALTER TABLE saved_searches ENABLE ROW LEVEL SECURITY;

ALTER TABLE saved_searches FORCE ROW LEVEL SECURITY;

REVOKE ALL ON TABLE saved_searches FROM app_server, app_reader;
GRANT SELECT, INSERT, UPDATE, DELETE ON TABLE saved_searches TO app_server;
GRANT SELECT ON TABLE saved_searches TO app_reader;

CREATE POLICY own_or_shared ON saved_searches
  USING (company_id = (SELECT app_company_id()) AND (shared OR user_id = (SELECT app_user_id())))
  WITH CHECK (company_id = (SELECT app_company_id()) AND (shared OR user_id = (SELECT app_user_id())));
