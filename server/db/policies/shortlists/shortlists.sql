ALTER TABLE shortlists ENABLE ROW LEVEL SECURITY;

ALTER TABLE shortlists FORCE ROW LEVEL SECURITY;

REVOKE ALL ON TABLE shortlists FROM app_server, app_reader;
GRANT SELECT, INSERT, UPDATE, DELETE ON TABLE shortlists TO app_server;
GRANT SELECT ON TABLE shortlists TO app_reader;

CREATE POLICY own_company ON shortlists USING (company_id = (SELECT app_company_id())) WITH CHECK (company_id = (SELECT app_company_id()));
