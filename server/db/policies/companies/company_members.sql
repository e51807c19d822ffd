ALTER TABLE company_members ENABLE ROW LEVEL SECURITY;

ALTER TABLE company_members FORCE ROW LEVEL SECURITY;

REVOKE ALL ON TABLE company_members FROM app_server, app_reader;
GRANT SELECT, INSERT, UPDATE, DELETE ON TABLE company_members TO app_server;
GRANT SELECT ON TABLE company_members TO app_reader;

CREATE POLICY own_company ON company_members USING (company_id = (SELECT app_company_id())) WITH CHECK (company_id = (SELECT app_company_id()));

-- The workspace is not known yet at sign-in, so a person may read their own memberships.
CREATE POLICY own_membership ON company_members FOR SELECT USING (user_id = (SELECT app_user_id()));
