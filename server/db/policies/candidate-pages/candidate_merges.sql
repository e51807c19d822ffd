ALTER TABLE candidate_merges ENABLE ROW LEVEL SECURITY;

ALTER TABLE candidate_merges FORCE ROW LEVEL SECURITY;

REVOKE ALL ON TABLE candidate_merges FROM app_server, app_reader;
GRANT SELECT ON TABLE candidate_merges TO app_server;
GRANT SELECT ON TABLE candidate_merges TO app_reader;

CREATE POLICY own_company ON candidate_merges FOR SELECT USING (company_id = (SELECT app_company_id()));
