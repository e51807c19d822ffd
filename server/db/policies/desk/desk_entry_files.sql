ALTER TABLE desk_entry_files ENABLE ROW LEVEL SECURITY;

ALTER TABLE desk_entry_files FORCE ROW LEVEL SECURITY;

REVOKE ALL ON TABLE desk_entry_files FROM app_server, app_reader;
GRANT SELECT, INSERT, UPDATE, DELETE ON TABLE desk_entry_files TO app_server;
GRANT SELECT ON TABLE desk_entry_files TO app_reader;

CREATE POLICY staff_only ON desk_entry_files USING ((SELECT app_is_staff())) WITH CHECK ((SELECT app_is_staff()));
