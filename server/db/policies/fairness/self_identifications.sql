ALTER TABLE self_identifications ENABLE ROW LEVEL SECURITY;

ALTER TABLE self_identifications FORCE ROW LEVEL SECURITY;

REVOKE ALL ON TABLE self_identifications FROM app_server, app_reader;
GRANT SELECT, INSERT, UPDATE, DELETE ON TABLE self_identifications TO app_server;

CREATE POLICY by_link ON self_identifications USING (application_id = (SELECT app_application_id())) WITH CHECK (application_id = (SELECT app_application_id()));
