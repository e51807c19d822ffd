ALTER TABLE scorecard_amendments ENABLE ROW LEVEL SECURITY;

ALTER TABLE scorecard_amendments FORCE ROW LEVEL SECURITY;

REVOKE ALL ON TABLE scorecard_amendments FROM app_server, app_reader;
GRANT SELECT ON TABLE scorecard_amendments TO app_server;
GRANT SELECT ON TABLE scorecard_amendments TO app_reader;

CREATE POLICY with_its_card ON scorecard_amendments FOR SELECT USING (company_id = (SELECT app_company_id())
  AND EXISTS (SELECT 1 FROM scorecards s WHERE s.id = scorecard_id));
