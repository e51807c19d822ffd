ALTER TABLE shortlist_readers ENABLE ROW LEVEL SECURITY;

ALTER TABLE shortlist_readers FORCE ROW LEVEL SECURITY;

REVOKE ALL ON TABLE shortlist_readers FROM app_server, app_reader;
GRANT SELECT, INSERT, UPDATE, DELETE ON TABLE shortlist_readers TO app_server;
GRANT SELECT ON TABLE shortlist_readers TO app_reader;

CREATE POLICY own_company ON shortlist_readers USING (company_id = (SELECT app_company_id())) WITH CHECK (company_id = (SELECT app_company_id()));
