-- True if the current user is on a panel for this application and has not submitted the scorecard yet.
CREATE OR REPLACE FUNCTION has_pending_scorecard(application uuid) RETURNS boolean LANGUAGE sql STABLE SECURITY DEFINER SET search_path = pg_catalog, public, pg_temp AS $$
  SELECT EXISTS (SELECT 1 FROM interviews i JOIN interview_panelists p ON p.interview_id = i.id
    WHERE i.application_id = application AND i.company_id = app_company_id() AND p.user_id = app_user_id() AND i.status IN ('scheduled', 'completed')
      AND NOT EXISTS (SELECT 1 FROM scorecards c WHERE c.interview_id = i.id AND c.user_id = p.user_id AND c.status = 'submitted'))
$$;

REVOKE ALL ON FUNCTION has_pending_scorecard(application uuid) FROM PUBLIC;
GRANT ALL ON FUNCTION has_pending_scorecard(application uuid) TO app_server;
