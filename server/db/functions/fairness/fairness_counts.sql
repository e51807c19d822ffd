-- This is the only function that shows the voluntary answers to a workspace, as counts for each pair of answers. "scored" maps application ids to
-- whether their score is above the median. Withdrawn applications and sample data are not counted.
CREATE OR REPLACE FUNCTION fairness_counts(job uuid, scored jsonb) RETURNS TABLE (sex text, race text, people integer, interviewed integer, hired integer, with_score integer, above integer)
LANGUAGE sql STABLE SECURITY DEFINER SET search_path = pg_catalog, public, pg_temp AS $$
  SELECT nullif(i.sex, 'declined'), nullif(i.race, 'declined'), count(*)::integer,
    (count(*) FILTER (WHERE application_reached(a.id, a.stage, '{interview,offer,hired}')
      OR EXISTS (SELECT 1 FROM interviews v WHERE v.application_id = a.id AND v.status <> 'cancelled')))::integer,
    (count(*) FILTER (WHERE application_reached(a.id, a.stage, '{hired}')))::integer,
    (count(*) FILTER (WHERE scored ? a.id::text))::integer,
    (count(*) FILTER (WHERE (scored ->> a.id::text)::boolean))::integer
  FROM job_applications a JOIN candidates c ON c.id = a.candidate_id JOIN jobs_enhanced j ON j.id = a.job_id
    LEFT JOIN self_identifications i ON i.application_id = a.id
  WHERE app_is_admin() AND a.company_id = app_company_id() AND (job IS NULL OR a.job_id = job)
    AND a.status <> 'withdrawn' AND NOT c.is_sample AND NOT j.is_sample
  GROUP BY 1, 2
$$;

REVOKE ALL ON FUNCTION fairness_counts(job uuid, scored jsonb) FROM PUBLIC;
GRANT ALL ON FUNCTION fairness_counts(job uuid, scored jsonb) TO app_server;
