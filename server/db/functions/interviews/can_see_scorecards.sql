-- Panelists and people who decide about an application see the others' scorecards once they owe none themselves.
-- The policy on scorecards calls this for every row, so that no route can skip the check.
CREATE OR REPLACE FUNCTION can_see_scorecards(interview uuid) RETURNS boolean LANGUAGE plpgsql STABLE SECURITY DEFINER SET search_path = pg_catalog, public, pg_temp AS $$
DECLARE
  application uuid := (SELECT application_id FROM interviews WHERE id = interview AND company_id = app_company_id());
BEGIN
  IF application IS NULL OR app_user_id() IS NULL OR has_pending_scorecard(application) THEN RETURN false; END IF;
  RETURN can_decide_on_application(application) OR EXISTS (SELECT 1 FROM interview_panelists p JOIN interviews i ON i.id = p.interview_id
    WHERE i.application_id = application AND i.status IN ('scheduled', 'completed') AND p.user_id = app_user_id());
END
$$;

REVOKE ALL ON FUNCTION can_see_scorecards(interview uuid) FROM PUBLIC;
GRANT ALL ON FUNCTION can_see_scorecards(interview uuid) TO app_server;
GRANT ALL ON FUNCTION can_see_scorecards(interview uuid) TO app_reader;
