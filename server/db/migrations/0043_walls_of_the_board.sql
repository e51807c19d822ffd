ALTER TABLE job_boards ENABLE ROW LEVEL SECURITY;--> statement-breakpoint
ALTER TABLE job_boards FORCE ROW LEVEL SECURITY;--> statement-breakpoint
CREATE POLICY own_company ON job_boards USING (company_id = (SELECT app_company_id())) WITH CHECK (company_id = (SELECT app_company_id()));--> statement-breakpoint
ALTER TABLE pipeline_moves ENABLE ROW LEVEL SECURITY;--> statement-breakpoint
ALTER TABLE pipeline_moves FORCE ROW LEVEL SECURITY;--> statement-breakpoint
CREATE POLICY own_company ON pipeline_moves USING (company_id = (SELECT app_company_id())) WITH CHECK (company_id = (SELECT app_company_id()));--> statement-breakpoint
ALTER TABLE pipeline_move_parts ENABLE ROW LEVEL SECURITY;--> statement-breakpoint
ALTER TABLE pipeline_move_parts FORCE ROW LEVEL SECURITY;--> statement-breakpoint
CREATE POLICY own_company ON pipeline_move_parts USING (company_id = (SELECT app_company_id())) WITH CHECK (company_id = (SELECT app_company_id()));--> statement-breakpoint
REVOKE DELETE ON pipeline_moves, pipeline_move_parts FROM app_server;--> statement-breakpoint

-- A task that is put into the queue now and falls due later; polling finds it then.
CREATE FUNCTION enqueue_task_at(task text, payload jsonb, due timestamptz) RETURNS uuid LANGUAGE plpgsql AS $$
DECLARE
  task_id uuid := enqueue_task(task, payload);
BEGIN
  UPDATE pgboss.job_common SET start_after = due WHERE id = task_id AND name = task;
  RETURN task_id;
END
$$;--> statement-breakpoint

-- Whoever writes down what happened to an application tells the open boards of its job, from whichever process. Once for a statement
-- and a job, however many rows there are; ids and nothing else. Sent when the transaction commits.
CREATE FUNCTION tell_boards() RETURNS trigger LANGUAGE plpgsql SECURITY DEFINER SET search_path = public AS $$
BEGIN
  PERFORM pg_notify('pipeline_changed', jsonb_strip_nulls(jsonb_build_object('companyId', a.company_id, 'jobId', a.job_id,
      'applicationIds', CASE WHEN count(*) <= 20 THEN jsonb_agg(DISTINCT a.id) END))::text)
    FROM written w JOIN job_applications a ON a.id = w.application_id GROUP BY a.company_id, a.job_id;
  RETURN NULL;
END
$$;--> statement-breakpoint
CREATE TRIGGER pipeline_activities_told AFTER INSERT ON pipeline_activities REFERENCING NEW TABLE AS written
  FOR EACH STATEMENT EXECUTE FUNCTION tell_boards();--> statement-breakpoint

-- An erased person gets no mail, and what a move remembers of them loses its words.
CREATE FUNCTION forget_moves() RETURNS trigger LANGUAGE plpgsql SECURITY DEFINER SET search_path = public AS $$
BEGIN
  UPDATE pipeline_move_parts p SET before = p.before - 'rejection_reason',
      mail_state = CASE WHEN p.mail_state IN ('waiting', 'failed') THEN 'cancelled' ELSE p.mail_state END
    FROM job_applications a WHERE a.id = p.application_id AND a.candidate_id = NEW.id;
  -- Where the mail went to this person alone, somebody may have written their name into it.
  UPDATE pipeline_moves m SET mail_subject = '', mail_text = '' WHERE m.mail_text IS NOT NULL
    AND EXISTS (SELECT 1 FROM pipeline_move_parts p JOIN job_applications a ON a.id = p.application_id WHERE p.move_id = m.id AND a.candidate_id = NEW.id)
    AND NOT EXISTS (SELECT 1 FROM pipeline_move_parts p JOIN job_applications a ON a.id = p.application_id WHERE p.move_id = m.id AND a.candidate_id <> NEW.id);
  RETURN NULL;
END
$$;--> statement-breakpoint
CREATE TRIGGER candidates_forget_moves AFTER UPDATE OF email ON candidates
  FOR EACH ROW WHEN (NEW.email LIKE 'erased-%@erased.invalid') EXECUTE FUNCTION forget_moves();
--> statement-breakpoint

-- Whoever sets a stage and knows nothing of steps puts the person at the first of them.
CREATE FUNCTION keep_step_in_stage() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  IF NEW.stage <> OLD.stage AND NEW.step = OLD.step THEN NEW.step := ''; END IF;
  RETURN NEW;
END
$$;--> statement-breakpoint
CREATE TRIGGER job_applications_step BEFORE UPDATE OF stage ON job_applications
  FOR EACH ROW EXECUTE FUNCTION keep_step_in_stage();--> statement-breakpoint

-- As before; its variable was called step, which is a column of job_applications now.
CREATE OR REPLACE FUNCTION freshen_demo(at timestamptz) RETURNS integer
LANGUAGE plpgsql SECURITY DEFINER SET search_path = public AS $$
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
