-- Counts the applicants with answers whose answers or latest decision are newer than this time.
CREATE OR REPLACE FUNCTION fairness_changes(job uuid, since timestamptz) RETURNS integer LANGUAGE sql STABLE SECURITY DEFINER SET search_path = pg_catalog, public, pg_temp AS $$
  SELECT count(*)::integer FROM job_applications a JOIN self_identifications i ON i.application_id = a.id
  WHERE app_is_admin() AND a.company_id = app_company_id() AND (job IS NULL OR a.job_id = job) AND a.status <> 'withdrawn'
    AND (i.answered_at > since OR EXISTS (SELECT 1 FROM pipeline_activities p WHERE p.application_id = a.id AND p.created_at > since
      AND p.activity_type IN ('stage_change', 'rejected', 'undone', 'interview_scheduled')))
$$;

REVOKE ALL ON FUNCTION fairness_changes(job uuid, since timestamp with time zone) FROM PUBLIC;
GRANT ALL ON FUNCTION fairness_changes(job uuid, since timestamp with time zone) TO app_server;
