ALTER TABLE files ENABLE ROW LEVEL SECURITY;

ALTER TABLE files FORCE ROW LEVEL SECURITY;

REVOKE ALL ON TABLE files FROM app_server, app_reader;
GRANT SELECT, INSERT, UPDATE, DELETE ON TABLE files TO app_server;
GRANT SELECT ON TABLE files TO app_reader;

CREATE POLICY own_files ON files
  USING (company_id = (SELECT app_company_id()) OR owner_user_id = (SELECT app_user_id()) OR (SELECT app_is_staff()))
  WITH CHECK (
    (company_id IS NULL OR company_id = (SELECT app_company_id()))
    AND (owner_user_id IS NULL OR owner_user_id = (SELECT app_user_id()))
  );
