-- Notifies the open boards of a job in every process, once per statement and job. The message contains only ids and is sent at commit.
CREATE OR REPLACE FUNCTION notify_boards() RETURNS trigger LANGUAGE plpgsql SECURITY DEFINER SET search_path = pg_catalog, public, pg_temp AS $$
BEGIN
  PERFORM pg_notify('pipeline_changed', jsonb_strip_nulls(jsonb_build_object('companyId', a.company_id, 'jobId', a.job_id,
      'applicationIds', CASE WHEN count(*) <= 20 THEN jsonb_agg(DISTINCT a.id) END))::text)
    FROM written w JOIN job_applications a ON a.id = w.application_id GROUP BY a.company_id, a.job_id;
  RETURN NULL;
END
$$;

REVOKE ALL ON FUNCTION notify_boards() FROM PUBLIC;
