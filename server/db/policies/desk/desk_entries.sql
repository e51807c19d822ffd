ALTER TABLE desk_entries ENABLE ROW LEVEL SECURITY;

ALTER TABLE desk_entries FORCE ROW LEVEL SECURITY;

REVOKE ALL ON TABLE desk_entries FROM app_server, app_reader;
GRANT SELECT, INSERT, UPDATE, DELETE ON TABLE desk_entries TO app_server;
GRANT SELECT ON TABLE desk_entries TO app_reader;

CREATE POLICY staff_only ON desk_entries USING ((SELECT app_is_staff())) WITH CHECK ((SELECT app_is_staff()));
