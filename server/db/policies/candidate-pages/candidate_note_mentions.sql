ALTER TABLE candidate_note_mentions ENABLE ROW LEVEL SECURITY;

ALTER TABLE candidate_note_mentions FORCE ROW LEVEL SECURITY;

REVOKE ALL ON TABLE candidate_note_mentions FROM app_server, app_reader;
GRANT SELECT, INSERT, UPDATE, DELETE ON TABLE candidate_note_mentions TO app_server;
GRANT SELECT ON TABLE candidate_note_mentions TO app_reader;

CREATE POLICY own_company ON candidate_note_mentions FOR SELECT USING (company_id = (SELECT app_company_id()));

CREATE POLICY own_words ON candidate_note_mentions FOR INSERT WITH CHECK (company_id = (SELECT app_company_id())
  AND EXISTS (SELECT 1 FROM candidate_notes n WHERE n.id = note_id AND n.author_id = (SELECT app_user_id())));

CREATE POLICY own_change ON candidate_note_mentions FOR DELETE USING (company_id = (SELECT app_company_id())
  AND EXISTS (SELECT 1 FROM candidate_notes n WHERE n.id = note_id AND n.author_id = (SELECT app_user_id())));

CREATE POLICY own_reading ON candidate_note_mentions FOR UPDATE USING (company_id = (SELECT app_company_id()) AND user_id = (SELECT app_user_id()));
