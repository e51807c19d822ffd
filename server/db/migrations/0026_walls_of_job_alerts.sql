-- What somebody wants to be told, and has been told, is theirs alone.
ALTER TABLE job_alerts ENABLE ROW LEVEL SECURITY;--> statement-breakpoint
ALTER TABLE job_alerts FORCE ROW LEVEL SECURITY;--> statement-breakpoint
CREATE POLICY own_alerts ON job_alerts
  USING (user_id = (SELECT app_user_id())) WITH CHECK (user_id = (SELECT app_user_id()));--> statement-breakpoint
ALTER TABLE job_alert_tellings ENABLE ROW LEVEL SECURITY;--> statement-breakpoint
ALTER TABLE job_alert_tellings FORCE ROW LEVEL SECURITY;--> statement-breakpoint
CREATE POLICY own_tellings ON job_alert_tellings
  USING (user_id = (SELECT app_user_id())) WITH CHECK (user_id = (SELECT app_user_id()));--> statement-breakpoint

-- A job is new on the day it opens, also when it was written long before. Those that stand already opened when they were made.
UPDATE jobs SET published_at = created_at;--> statement-breakpoint
CREATE FUNCTION mark_published() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  NEW.published_at := now();
  RETURN NEW;
END
$$;--> statement-breakpoint
CREATE TRIGGER jobs_mark_published BEFORE UPDATE ON jobs
  FOR EACH ROW WHEN (NEW.is_active AND NOT OLD.is_active) EXECUTE FUNCTION mark_published();--> statement-breakpoint

-- Everybody whose mail is due gets a task, and their next date, in one transaction: nobody is taken twice and nobody is forgotten.
-- Only an account that has proved its address is written to.
CREATE FUNCTION claim_job_alerts(now_at timestamptz, most integer) RETURNS integer
LANGUAGE plpgsql SECURITY DEFINER SET search_path = public AS $$
DECLARE
  due record;
  claimed integer := 0;
BEGIN
  FOR due IN
    SELECT a.user_id, a.due_at, CASE a.frequency WHEN 'daily' THEN interval '1 day' ELSE interval '7 days' END AS step
    FROM job_alerts a JOIN users u ON u.id = a.user_id
    WHERE a.is_on AND a.due_at <= now_at AND u.email_verified AND NOT u.is_anonymous
    ORDER BY a.due_at LIMIT most FOR UPDATE OF a SKIP LOCKED
  LOOP
    -- The hour stays the same from day to day; after a long pause there is one mail and not one for every day.
    UPDATE job_alerts SET due_at = CASE WHEN due.due_at + due.step > now_at THEN due.due_at + due.step ELSE now_at + due.step END
      WHERE user_id = due.user_id;
    PERFORM enqueue_task('send-job-alert', jsonb_build_object('userId', due.user_id, 'round', gen_random_uuid()));
    claimed := claimed + 1;
  END LOOP;
  RETURN claimed;
END
$$;--> statement-breakpoint
REVOKE ALL ON FUNCTION claim_job_alerts(timestamptz, integer) FROM PUBLIC;--> statement-breakpoint
GRANT EXECUTE ON FUNCTION claim_job_alerts(timestamptz, integer) TO app_server;
