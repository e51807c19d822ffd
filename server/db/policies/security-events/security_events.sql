ALTER TABLE security_events ENABLE ROW LEVEL SECURITY;

ALTER TABLE security_events FORCE ROW LEVEL SECURITY;

REVOKE ALL ON TABLE security_events FROM app_server, app_reader;
GRANT SELECT,INSERT ON TABLE security_events TO app_server;

CREATE POLICY added_by_application ON security_events FOR INSERT
  WITH CHECK (company_id IS NULL OR (SELECT app_company_id()) IS NULL OR company_id = (SELECT app_company_id()));

-- Account events have no workspace. Admins see those of their members since each joined, except events that are private to the person.
CREATE POLICY seen_by_admins ON security_events FOR SELECT USING ((SELECT app_is_admin()) AND (company_id = (SELECT app_company_id())
  OR (company_id IS NULL AND kind <> 'export-own-data' AND EXISTS (SELECT 1 FROM company_members m
    WHERE m.company_id = (SELECT app_company_id()) AND m.user_id = security_events.user_id AND m.joined_at <= security_events.at))));

CREATE POLICY seen_by_person ON security_events FOR SELECT
  USING (user_id = (SELECT app_user_id()) OR subject_user_id = (SELECT app_user_id()));

CREATE POLICY seen_by_staff ON security_events FOR SELECT USING (is_firm_event AND (SELECT app_is_staff()));
