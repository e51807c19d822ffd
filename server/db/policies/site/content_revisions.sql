ALTER TABLE content_revisions ENABLE ROW LEVEL SECURITY;

ALTER TABLE content_revisions FORCE ROW LEVEL SECURITY;

REVOKE ALL ON TABLE content_revisions FROM app_server, app_reader;
GRANT SELECT,INSERT ON TABLE content_revisions TO app_server;
GRANT SELECT ON TABLE content_revisions TO app_reader;

CREATE POLICY staff_only ON content_revisions USING ((SELECT app_is_staff())) WITH CHECK ((SELECT app_is_staff()));
