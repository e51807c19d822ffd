ALTER TABLE interview_panelists ENABLE ROW LEVEL SECURITY;

ALTER TABLE interview_panelists FORCE ROW LEVEL SECURITY;

REVOKE ALL ON TABLE interview_panelists FROM app_server, app_reader;
GRANT SELECT, INSERT, UPDATE, DELETE ON TABLE interview_panelists TO app_server;
GRANT SELECT ON TABLE interview_panelists TO app_reader;

CREATE POLICY own_company ON interview_panelists USING (company_id = (SELECT app_company_id())) WITH CHECK (company_id = (SELECT app_company_id()));
