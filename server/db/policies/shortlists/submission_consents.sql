ALTER TABLE submission_consents ENABLE ROW LEVEL SECURITY;

ALTER TABLE submission_consents FORCE ROW LEVEL SECURITY;

REVOKE ALL ON TABLE submission_consents FROM app_server, app_reader;
GRANT SELECT,INSERT ON TABLE submission_consents TO app_server;
GRANT SELECT ON TABLE submission_consents TO app_reader;

GRANT UPDATE(answer) ON TABLE submission_consents TO app_server;

GRANT UPDATE(answered_at) ON TABLE submission_consents TO app_server;

GRANT UPDATE(last_asked_at) ON TABLE submission_consents TO app_server;

GRANT UPDATE(replaced_at) ON TABLE submission_consents TO app_server;

GRANT UPDATE(times_asked) ON TABLE submission_consents TO app_server;

GRANT UPDATE(withdrawn_at) ON TABLE submission_consents TO app_server;

CREATE POLICY own_company ON submission_consents FOR SELECT USING (company_id = (SELECT app_company_id()));

CREATE POLICY asked ON submission_consents FOR INSERT WITH CHECK (company_id = (SELECT app_company_id()) AND answer IS NULL);

CREATE POLICY own_change ON submission_consents FOR UPDATE USING (company_id = (SELECT app_company_id())) WITH CHECK (company_id = (SELECT app_company_id()));
