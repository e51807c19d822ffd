-- Sends a notice 30 days before the data of an inactive user is erased. A notice that was not sent is tried again after a week.
CREATE OR REPLACE FUNCTION claim_retention_notices(now_at timestamptz, away_months integer, max_rows integer) RETURNS integer
LANGUAGE plpgsql SECURITY DEFINER SET search_path = pg_catalog, public, pg_temp AS $$
DECLARE
  due record;
  claimed integer := 0;
BEGIN
  FOR due IN
    SELECT r.user_id FROM retention_states r
    WHERE r.last_seen_at + make_interval(months => away_months) - interval '30 days' <= now_at
      AND (r.noticed_at IS NULL OR (r.notice_sent_at IS NULL AND r.noticed_at < now_at - interval '7 days'))
      AND retention_applies_to(r.user_id)
    ORDER BY r.last_seen_at LIMIT max_rows FOR UPDATE OF r SKIP LOCKED
  LOOP
    UPDATE retention_states SET noticed_at = now_at WHERE user_id = due.user_id;
    PERFORM enqueue_task('send-retention-notice', jsonb_build_object('userId', due.user_id, 'noticedAt', to_char(now_at AT TIME ZONE 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"')));
    claimed := claimed + 1;
  END LOOP;
  RETURN claimed;
END
$$;

REVOKE ALL ON FUNCTION claim_retention_notices(now_at timestamp with time zone, away_months integer, max_rows integer) FROM PUBLIC;
GRANT ALL ON FUNCTION claim_retention_notices(now_at timestamp with time zone, away_months integer, max_rows integer) TO app_server;
