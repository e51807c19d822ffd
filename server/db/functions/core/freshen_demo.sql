-- Moves the dates of the demo workspace forward by whole weeks, so that it always starts about 420 days ago. Returns the number of days.
CREATE OR REPLACE FUNCTION freshen_demo(at timestamptz) RETURNS integer
LANGUAGE plpgsql SECURITY DEFINER SET search_path = pg_catalog, public, pg_temp AS $$
DECLARE
  demo uuid;
  weeks integer;
  aged interval;
BEGIN
  SELECT id, floor(extract(epoch FROM at - created_at - interval '420 days') / 604800)::integer
    INTO demo, weeks FROM companies WHERE is_sample ORDER BY created_at LIMIT 1 FOR UPDATE;
  IF demo IS NULL OR weeks < 1 THEN RETURN 0; END IF;
  aged := make_interval(weeks => weeks);
  UPDATE companies SET created_at = created_at + aged WHERE id = demo;
  UPDATE hiring_teams SET created_at = created_at + aged, updated_at = updated_at + aged WHERE company_id = demo;
  UPDATE jobs_enhanced SET created_at = created_at + aged, updated_at = updated_at + aged,
    application_deadline = application_deadline + aged, target_start_date = (target_start_date + aged)::date
    WHERE company_id = demo;
  UPDATE job_applications SET applied_at = applied_at + aged, last_activity = last_activity + aged,
    hired_at = hired_at + aged, rejected_at = rejected_at + aged,
    offer_date = (offer_date + aged)::date, start_date = (start_date + aged)::date
    WHERE company_id = demo;
  UPDATE pipeline_activities SET created_at = created_at + aged WHERE company_id = demo;
  UPDATE interviews SET scheduled_at = scheduled_at + aged, created_at = created_at + aged, updated_at = updated_at + aged
    WHERE company_id = demo;
  UPDATE jobs SET created_at = created_at + aged WHERE is_sample;
  RETURN weeks * 7;
END
$$;

REVOKE ALL ON FUNCTION freshen_demo(at timestamp with time zone) FROM PUBLIC;
GRANT ALL ON FUNCTION freshen_demo(at timestamp with time zone) TO app_server;
