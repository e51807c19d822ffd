ALTER TABLE reply_templates ENABLE ROW LEVEL SECURITY;

ALTER TABLE reply_templates FORCE ROW LEVEL SECURITY;

REVOKE ALL ON TABLE reply_templates FROM app_server, app_reader;
GRANT SELECT, INSERT, UPDATE, DELETE ON TABLE reply_templates TO app_server;
GRANT SELECT ON TABLE reply_templates TO app_reader;

CREATE POLICY staff_only ON reply_templates USING ((SELECT app_is_staff())) WITH CHECK ((SELECT app_is_staff()));
