ALTER TABLE candidate_notes ENABLE ROW LEVEL SECURITY;

ALTER TABLE candidate_notes FORCE ROW LEVEL SECURITY;

REVOKE ALL ON TABLE candidate_notes FROM app_server, app_reader;
GRANT SELECT, INSERT, UPDATE, DELETE ON TABLE candidate_notes TO app_server;
GRANT SELECT ON TABLE candidate_notes TO app_reader;

CREATE POLICY own_company ON candidate_notes FOR SELECT USING (company_id = (SELECT app_company_id()));

CREATE POLICY own_words ON candidate_notes FOR INSERT WITH CHECK (company_id = (SELECT app_company_id()) AND author_id = (SELECT app_user_id()));

CREATE POLICY own_change ON candidate_notes FOR UPDATE USING (company_id = (SELECT app_company_id()) AND author_id = (SELECT app_user_id()));
