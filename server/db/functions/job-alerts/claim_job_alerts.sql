-- Every alert that is due gets a task and its next date in one transaction, so that none is sent twice or skipped.
-- Only accounts with a verified address get emails.
CREATE OR REPLACE FUNCTION claim_job_alerts(now_at timestamptz, max_rows integer) RETURNS integer
LANGUAGE plpgsql SECURITY DEFINER SET search_path = pg_catalog, public, pg_temp AS $$
DECLARE
  due record;
  claimed integer := 0;
BEGIN
  FOR due IN
    SELECT a.user_id, a.due_at, CASE a.frequency WHEN 'daily' THEN interval '1 day' ELSE interval '7 days' END AS step
    FROM job_alerts a JOIN users u ON u.id = a.user_id
    WHERE a.is_on AND a.due_at <= now_at AND u.email_verified AND NOT u.is_anonymous
    ORDER BY a.due_at LIMIT max_rows FOR UPDATE OF a SKIP LOCKED
  LOOP
    -- The hour stays the same every day. After a long pause there is one email, not one for each day.
    UPDATE job_alerts SET due_at = CASE WHEN due.due_at + due.step > now_at THEN due.due_at + due.step ELSE now_at + due.step END
      WHERE user_id = due.user_id;
    PERFORM enqueue_task('send-job-alert', jsonb_build_object('userId', due.user_id, 'round', gen_random_uuid()));
    claimed := claimed + 1;
  END LOOP;
  RETURN claimed;
END
$$;

REVOKE ALL ON FUNCTION claim_job_alerts(now_at timestamp with time zone, max_rows integer) FROM PUBLIC;
GRANT ALL ON FUNCTION claim_job_alerts(now_at timestamp with time zone, max_rows integer) TO app_server;
