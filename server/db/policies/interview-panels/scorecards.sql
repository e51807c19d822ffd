ALTER TABLE scorecards ENABLE ROW LEVEL SECURITY;

ALTER TABLE scorecards FORCE ROW LEVEL SECURITY;

REVOKE ALL ON TABLE scorecards FROM app_server, app_reader;
GRANT SELECT,INSERT,UPDATE ON TABLE scorecards TO app_server;
GRANT SELECT ON TABLE scorecards TO app_reader;

CREATE POLICY blind_until_own ON scorecards FOR SELECT USING (company_id = (SELECT app_company_id())
  AND (user_id = (SELECT app_user_id()) OR (status = 'submitted' AND can_see_scorecards(interview_id))));

CREATE POLICY started_by_user ON scorecards FOR INSERT WITH CHECK (company_id = (SELECT app_company_id()) AND user_id = (SELECT app_user_id())
  AND EXISTS (SELECT 1 FROM interview_panelists p WHERE p.interview_id = scorecards.interview_id AND p.user_id = (SELECT app_user_id())));

CREATE POLICY own_written ON scorecards FOR UPDATE USING (company_id = (SELECT app_company_id()) AND user_id = (SELECT app_user_id()))
  WITH CHECK (company_id = (SELECT app_company_id()) AND user_id = (SELECT app_user_id()));
