ALTER TABLE shortlist_answers ENABLE ROW LEVEL SECURITY;

ALTER TABLE shortlist_answers FORCE ROW LEVEL SECURITY;

REVOKE ALL ON TABLE shortlist_answers FROM app_server, app_reader;
GRANT SELECT,INSERT,UPDATE ON TABLE shortlist_answers TO app_server;
GRANT SELECT ON TABLE shortlist_answers TO app_reader;

CREATE POLICY own_company ON shortlist_answers FOR SELECT USING (company_id = (SELECT app_company_id()));

CREATE POLICY while_asked ON shortlist_answers FOR INSERT WITH CHECK (company_id = (SELECT app_company_id()) AND shortlist_includes(reader_id, application_id));

CREATE POLICY changed_while_asked ON shortlist_answers FOR UPDATE USING (company_id = (SELECT app_company_id()))
  WITH CHECK (company_id = (SELECT app_company_id()) AND shortlist_includes(reader_id, application_id));
