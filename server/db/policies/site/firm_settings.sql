ALTER TABLE firm_settings ENABLE ROW LEVEL SECURITY;

ALTER TABLE firm_settings FORCE ROW LEVEL SECURITY;

REVOKE ALL ON TABLE firm_settings FROM app_server, app_reader;
GRANT SELECT, INSERT, UPDATE, DELETE ON TABLE firm_settings TO app_server;
GRANT SELECT ON TABLE firm_settings TO app_reader;

CREATE POLICY anyone_reads ON firm_settings FOR SELECT USING (true);

CREATE POLICY staff_writes ON firm_settings USING ((SELECT app_is_staff())) WITH CHECK ((SELECT app_is_staff()));
