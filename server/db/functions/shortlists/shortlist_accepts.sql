-- True if an application is considered for the list's own job and the list has not been sent. A policy checks this, not a trigger,
-- because undoing a merge must restore the rows that it moved.
CREATE OR REPLACE FUNCTION shortlist_accepts(list uuid, application uuid) RETURNS boolean LANGUAGE sql STABLE SECURITY DEFINER SET search_path = pg_catalog, public, pg_temp AS $$
  SELECT EXISTS (SELECT 1 FROM shortlists s JOIN job_applications a ON a.company_id = s.company_id AND a.job_id = s.job_id
      JOIN candidates c ON c.id = a.candidate_id
    WHERE s.id = list AND a.id = application AND s.company_id = app_company_id() AND s.sent_at IS NULL AND s.revoked_at IS NULL
      AND a.status = 'active' AND a.stage IN ('applied', 'screening', 'interview') AND NOT c.is_sample AND c.email NOT LIKE '%@erased.invalid')
$$;

REVOKE ALL ON FUNCTION shortlist_accepts(list uuid, application uuid) FROM PUBLIC;
GRANT ALL ON FUNCTION shortlist_accepts(list uuid, application uuid) TO app_server;
