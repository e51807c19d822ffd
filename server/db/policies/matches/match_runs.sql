ALTER TABLE match_runs ENABLE ROW LEVEL SECURITY;

ALTER TABLE match_runs FORCE ROW LEVEL SECURITY;

REVOKE ALL ON TABLE match_runs FROM app_server, app_reader;
GRANT SELECT,INSERT ON TABLE match_runs TO app_server;
GRANT SELECT ON TABLE match_runs TO app_reader;

CREATE POLICY own_company ON match_runs USING (company_id = (SELECT app_company_id())) WITH CHECK (company_id = (SELECT app_company_id()));
