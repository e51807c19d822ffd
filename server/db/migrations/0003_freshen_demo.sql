-- Moves the sample dates on by whole weeks, so that the demo does not age and weekdays stay weekdays.
-- The demo company's own age says how far it has aged: it is 420 days old on the day of seeding.
-- Runs with the owner's rights, because it touches rows of a workspace without being in it; only sample rows.
CREATE FUNCTION freshen_demo(at timestamptz) RETURNS integer
LANGUAGE plpgsql SECURITY DEFINER SET search_path = public AS $$
DECLARE
  demo uuid;
  weeks integer;
  step interval;
BEGIN
  SELECT id, floor(extract(epoch FROM at - created_at - interval '420 days') / 604800)::integer
    INTO demo, weeks FROM companies WHERE is_sample ORDER BY created_at LIMIT 1 FOR UPDATE;
  IF demo IS NULL OR weeks < 1 THEN RETURN 0; END IF;
  step := make_interval(weeks => weeks);
  UPDATE companies SET created_at = created_at + step WHERE id = demo;
  UPDATE hiring_teams SET created_at = created_at + step, updated_at = updated_at + step WHERE company_id = demo;
  UPDATE jobs_enhanced SET created_at = created_at + step, updated_at = updated_at + step,
    application_deadline = application_deadline + step, target_start_date = (target_start_date + step)::date
    WHERE company_id = demo;
  UPDATE job_applications SET applied_at = applied_at + step, last_activity = last_activity + step,
    hired_at = hired_at + step, rejected_at = rejected_at + step,
    offer_date = (offer_date + step)::date, start_date = (start_date + step)::date
    WHERE company_id = demo;
  UPDATE pipeline_activities SET created_at = created_at + step WHERE company_id = demo;
  UPDATE interviews SET scheduled_at = scheduled_at + step, created_at = created_at + step, updated_at = updated_at + step
    WHERE company_id = demo;
  UPDATE jobs SET created_at = created_at + step WHERE is_sample;
  RETURN weeks * 7;
END
$$;--> statement-breakpoint
REVOKE ALL ON FUNCTION freshen_demo(timestamptz) FROM PUBLIC;--> statement-breakpoint
GRANT EXECUTE ON FUNCTION freshen_demo(timestamptz) TO app_server;
