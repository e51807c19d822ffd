-- Shows that a scorecard was submitted, even to people who may not read it yet.
CREATE OR REPLACE FUNCTION submitted_scorecards(application uuid) RETURNS TABLE (interview_id uuid, user_id uuid)
LANGUAGE sql STABLE SECURITY DEFINER SET search_path = pg_catalog, public, pg_temp AS $$
  SELECT c.interview_id, c.user_id FROM scorecards c JOIN interviews i ON i.id = c.interview_id
    WHERE i.application_id = application AND i.company_id = app_company_id() AND c.status = 'submitted'
$$;

REVOKE ALL ON FUNCTION submitted_scorecards(application uuid) FROM PUBLIC;
GRANT ALL ON FUNCTION submitted_scorecards(application uuid) TO app_server;
