ALTER TABLE network_access ENABLE ROW LEVEL SECURITY;

ALTER TABLE network_access FORCE ROW LEVEL SECURITY;

REVOKE ALL ON TABLE network_access FROM app_server, app_reader;
GRANT SELECT, INSERT, UPDATE, DELETE ON TABLE network_access TO app_server;
GRANT SELECT ON TABLE network_access TO app_reader;

CREATE POLICY own_network_access ON network_access FOR SELECT USING (company_id = (SELECT app_company_id()));

-- A workspace can request access but not decide about it.
CREATE POLICY requested_by_company ON network_access FOR INSERT
  WITH CHECK (company_id = (SELECT app_company_id()) AND state = 'requested' AND decided_by IS NULL AND decided_at IS NULL);

CREATE POLICY decided_by_staff ON network_access USING ((SELECT app_is_staff())) WITH CHECK ((SELECT app_is_staff()));
