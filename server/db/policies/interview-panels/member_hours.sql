ALTER TABLE member_hours ENABLE ROW LEVEL SECURITY;

ALTER TABLE member_hours FORCE ROW LEVEL SECURITY;

REVOKE ALL ON TABLE member_hours FROM app_server, app_reader;
GRANT SELECT, INSERT, UPDATE, DELETE ON TABLE member_hours TO app_server;
GRANT SELECT ON TABLE member_hours TO app_reader;

CREATE POLICY seen_in_company ON member_hours FOR SELECT USING (company_id = (SELECT app_company_id()));

CREATE POLICY own_hours ON member_hours USING (company_id = (SELECT app_company_id()) AND user_id = (SELECT app_user_id()))
  WITH CHECK (company_id = (SELECT app_company_id()) AND user_id = (SELECT app_user_id()));
