-- Creates one team task per missed due date, in the same transaction as the email about it.
CREATE OR REPLACE FUNCTION flag_overdue_answers(now_at timestamptz, max_rows integer) RETURNS integer
LANGUAGE plpgsql SECURITY DEFINER SET search_path = pg_catalog, public, pg_temp AS $$
DECLARE
  due record;
  raised integer := 0;
BEGIN
  FOR due IN
    SELECT a.id, a.company_id, a.answer_due_at FROM job_applications a
      JOIN candidates c ON c.id = a.candidate_id JOIN jobs_enhanced j ON j.id = a.job_id
    WHERE a.status = 'active' AND a.answer_due_at < now_at AND NOT c.is_sample AND NOT j.is_sample
      AND NOT EXISTS (SELECT 1 FROM team_tasks t WHERE t.application_id = a.id AND t.kind = 'answer_overdue' AND t.due_at = a.answer_due_at)
    ORDER BY a.answer_due_at LIMIT max_rows FOR UPDATE OF a SKIP LOCKED
  LOOP
    INSERT INTO team_tasks (company_id, application_id, kind, due_at, raised_at)
      VALUES (due.company_id, due.id, 'answer_overdue', due.answer_due_at, now_at) ON CONFLICT DO NOTHING;
    IF FOUND THEN
      PERFORM enqueue_task('notify-overdue-answer', jsonb_build_object('id', due.id, 'companyId', due.company_id));
      raised := raised + 1;
    END IF;
  END LOOP;
  RETURN raised;
END
$$;

REVOKE ALL ON FUNCTION flag_overdue_answers(now_at timestamp with time zone, max_rows integer) FROM PUBLIC;
GRANT ALL ON FUNCTION flag_overdue_answers(now_at timestamp with time zone, max_rows integer) TO app_server;
