ALTER TABLE desk_merges ENABLE ROW LEVEL SECURITY;

ALTER TABLE desk_merges FORCE ROW LEVEL SECURITY;

REVOKE ALL ON TABLE desk_merges FROM app_server, app_reader;
GRANT SELECT, INSERT, UPDATE, DELETE ON TABLE desk_merges TO app_server;
GRANT SELECT ON TABLE desk_merges TO app_reader;

CREATE POLICY staff_only ON desk_merges USING ((SELECT app_is_staff())) WITH CHECK ((SELECT app_is_staff()));
