ALTER TABLE fairness_audits ENABLE ROW LEVEL SECURITY;

ALTER TABLE fairness_audits FORCE ROW LEVEL SECURITY;

REVOKE ALL ON TABLE fairness_audits FROM app_server, app_reader;
GRANT SELECT,INSERT ON TABLE fairness_audits TO app_server;
GRANT SELECT ON TABLE fairness_audits TO app_reader;

CREATE POLICY own_company ON fairness_audits USING (company_id = (SELECT app_company_id())) WITH CHECK (company_id = (SELECT app_company_id()));
