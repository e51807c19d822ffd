ALTER TABLE api_tokens ENABLE ROW LEVEL SECURITY;

ALTER TABLE api_tokens FORCE ROW LEVEL SECURITY;

REVOKE ALL ON TABLE api_tokens FROM app_server, app_reader;
GRANT SELECT,INSERT ON TABLE api_tokens TO app_server;

GRANT UPDATE(revoked_at) ON TABLE api_tokens TO app_server;

CREATE POLICY seen_by_admins ON api_tokens FOR SELECT USING (company_id = (SELECT app_company_id()) AND (SELECT app_is_admin()));

CREATE POLICY made_by_admins ON api_tokens FOR INSERT WITH CHECK (company_id = (SELECT app_company_id()) AND (SELECT app_is_admin())
  AND created_by = (SELECT app_user_id()));

CREATE POLICY revoked_by_admins ON api_tokens FOR UPDATE USING (company_id = (SELECT app_company_id()) AND (SELECT app_is_admin()));
