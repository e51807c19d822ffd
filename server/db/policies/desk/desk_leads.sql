ALTER TABLE desk_leads ENABLE ROW LEVEL SECURITY;

ALTER TABLE desk_leads FORCE ROW LEVEL SECURITY;

REVOKE ALL ON TABLE desk_leads FROM app_server, app_reader;
GRANT SELECT, INSERT, UPDATE, DELETE ON TABLE desk_leads TO app_server;
GRANT SELECT ON TABLE desk_leads TO app_reader;

CREATE POLICY staff_only ON desk_leads USING ((SELECT app_is_staff())) WITH CHECK ((SELECT app_is_staff()));
