ALTER TABLE audit_log ENABLE ROW LEVEL SECURITY;

ALTER TABLE audit_log FORCE ROW LEVEL SECURITY;

REVOKE ALL ON TABLE audit_log FROM app_server, app_reader;
GRANT SELECT,INSERT ON TABLE audit_log TO app_server;
GRANT SELECT ON TABLE audit_log TO app_reader;

CREATE POLICY own_audit ON audit_log
  USING (company_id = (SELECT app_company_id()) OR (SELECT app_is_staff()))
  WITH CHECK (company_id IS NULL OR company_id = (SELECT app_company_id()));
