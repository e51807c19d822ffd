-- Reminds admins again a set number of days before the end. If several of these days have passed, only the nearest one is sent.
CREATE OR REPLACE FUNCTION claim_closing_reminders(days integer[]) RETURNS integer LANGUAGE plpgsql SECURITY DEFINER SET search_path = pg_catalog, public, pg_temp AS $$
DECLARE
  due record;
  claimed integer := 0;
BEGIN
  FOR due IN
    SELECT k.id, k.company_id, (SELECT min(d) FROM unnest(days) AS d WHERE k.ends_at - make_interval(days => d) <= now()
      AND k.begun_at < k.ends_at - make_interval(days => d) AND (k.reminded_days IS NULL OR d < k.reminded_days)) AS days_left
    FROM workspace_closings k WHERE k.ends_at > now() FOR UPDATE OF k SKIP LOCKED
  LOOP
    CONTINUE WHEN due.days_left IS NULL;
    UPDATE workspace_closings SET reminded_days = due.days_left WHERE id = due.id;
    PERFORM enqueue_task('notify-closing', jsonb_build_object('closingId', due.id, 'companyId', due.company_id, 'userId', m.user_id, 'about', 'reminder',
      'daysLeft', due.days_left)) FROM company_members m WHERE m.company_id = due.company_id AND m.permissions = 'admin';
    claimed := claimed + 1;
  END LOOP;
  RETURN claimed;
END
$$;

REVOKE ALL ON FUNCTION claim_closing_reminders(days integer[]) FROM PUBLIC;
GRANT ALL ON FUNCTION claim_closing_reminders(days integer[]) TO app_server;
