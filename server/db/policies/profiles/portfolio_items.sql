ALTER TABLE portfolio_items ENABLE ROW LEVEL SECURITY;

ALTER TABLE portfolio_items FORCE ROW LEVEL SECURITY;

REVOKE ALL ON TABLE portfolio_items FROM app_server, app_reader;
GRANT SELECT, INSERT, UPDATE, DELETE ON TABLE portfolio_items TO app_server;
GRANT SELECT ON TABLE portfolio_items TO app_reader;

CREATE POLICY own_profile ON portfolio_items
  USING (candidate_id IN (SELECT id FROM candidate_profiles WHERE user_id = (SELECT app_user_id())))
  WITH CHECK (candidate_id IN (SELECT id FROM candidate_profiles WHERE user_id = (SELECT app_user_id())));
