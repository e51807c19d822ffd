ALTER TABLE desk_contacts ENABLE ROW LEVEL SECURITY;

ALTER TABLE desk_contacts FORCE ROW LEVEL SECURITY;

REVOKE ALL ON TABLE desk_contacts FROM app_server, app_reader;
GRANT SELECT, INSERT, UPDATE, DELETE ON TABLE desk_contacts TO app_server;
GRANT SELECT ON TABLE desk_contacts TO app_reader;

CREATE POLICY staff_only ON desk_contacts USING ((SELECT app_is_staff())) WITH CHECK ((SELECT app_is_staff()));
