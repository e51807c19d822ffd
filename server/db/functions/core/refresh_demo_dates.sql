-- Moves the dates of the demo workspace forward by whole weeks, so that it always starts about 420 days ago. Returns the number of days.
CREATE OR REPLACE FUNCTION refresh_demo_dates(at timestamptz) RETURNS integer
LANGUAGE plpgsql SECURITY DEFINER SET search_path = pg_catalog, public, pg_temp AS $$
DECLARE
  demo uuid;
  weeks integer;
  shift interval;
BEGIN
  SELECT id, floor(extract(epoch FROM at - created_at - interval '420 days') / 604800)::integer
    INTO demo, weeks FROM companies WHERE is_sample ORDER BY created_at LIMIT 1 FOR UPDATE;
  IF demo IS NULL OR weeks < 1 THEN RETURN 0; END IF;
  shift := make_interval(weeks => weeks);
  UPDATE companies SET created_at = created_at + shift WHERE id = demo;
  UPDATE hiring_teams SET created_at = created_at + shift, updated_at = updated_at + shift WHERE company_id = demo;
  UPDATE jobs_enhanced SET created_at = created_at + shift, updated_at = updated_at + shift,
    application_deadline = application_deadline + shift, target_start_date = (target_start_date + shift)::date
    WHERE company_id = demo;
  UPDATE job_applications SET applied_at = applied_at + shift, last_activity = last_activity + shift,
    hired_at = hired_at + shift, rejected_at = rejected_at + shift,
    offer_date = (offer_date + shift)::date, start_date = (start_date + shift)::date
    WHERE company_id = demo;
  UPDATE pipeline_activities SET created_at = created_at + shift WHERE company_id = demo;
  UPDATE interviews SET scheduled_at = scheduled_at + shift, created_at = created_at + shift, updated_at = updated_at + shift
    WHERE company_id = demo;
  UPDATE jobs SET created_at = created_at + shift WHERE is_sample;
  RETURN weeks * 7;
END
$$;

REVOKE ALL ON FUNCTION refresh_demo_dates(at timestamp with time zone) FROM PUBLIC;
GRANT ALL ON FUNCTION refresh_demo_dates(at timestamp with time zone) TO app_server;
