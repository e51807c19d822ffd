ALTER TABLE shortlist_entries ENABLE ROW LEVEL SECURITY;

ALTER TABLE shortlist_entries FORCE ROW LEVEL SECURITY;

REVOKE ALL ON TABLE shortlist_entries FROM app_server, app_reader;
GRANT SELECT,INSERT,DELETE ON TABLE shortlist_entries TO app_server;
GRANT SELECT ON TABLE shortlist_entries TO app_reader;

CREATE POLICY own_company ON shortlist_entries FOR SELECT USING (company_id = (SELECT app_company_id()));

CREATE POLICY considered ON shortlist_entries FOR INSERT WITH CHECK (company_id = (SELECT app_company_id()) AND shortlist_accepts(shortlist_id, application_id));

CREATE POLICY own_removal ON shortlist_entries FOR DELETE USING (company_id = (SELECT app_company_id()));
