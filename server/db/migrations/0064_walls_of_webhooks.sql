-- Of the workspace. Tasks ask as the workspace too, so it is the routes that ask for an admin; what signs is sealed.
ALTER TABLE webhook_endpoints ENABLE ROW LEVEL SECURITY;--> statement-breakpoint
ALTER TABLE webhook_endpoints FORCE ROW LEVEL SECURITY;--> statement-breakpoint
CREATE POLICY own_company ON webhook_endpoints USING (company_id = (SELECT app_company_id())) WITH CHECK (company_id = (SELECT app_company_id()));--> statement-breakpoint
ALTER TABLE webhook_messages ENABLE ROW LEVEL SECURITY;--> statement-breakpoint
ALTER TABLE webhook_messages FORCE ROW LEVEL SECURITY;--> statement-breakpoint
CREATE POLICY own_company ON webhook_messages USING (company_id = (SELECT app_company_id())) WITH CHECK (company_id = (SELECT app_company_id()));--> statement-breakpoint
ALTER TABLE webhook_deliveries ENABLE ROW LEVEL SECURITY;--> statement-breakpoint
ALTER TABLE webhook_deliveries FORCE ROW LEVEL SECURITY;--> statement-breakpoint
CREATE POLICY own_company ON webhook_deliveries USING (company_id = (SELECT app_company_id())) WITH CHECK (company_id = (SELECT app_company_id()));--> statement-breakpoint
ALTER TABLE webhook_sequences ENABLE ROW LEVEL SECURITY;--> statement-breakpoint
ALTER TABLE webhook_sequences FORCE ROW LEVEL SECURITY;--> statement-breakpoint
CREATE POLICY own_company ON webhook_sequences FOR SELECT USING (company_id = (SELECT app_company_id()));--> statement-breakpoint
-- A message is told as it was written; the sequence is counted by the trigger alone.
REVOKE UPDATE, DELETE ON webhook_messages FROM app_server;--> statement-breakpoint
REVOKE INSERT, UPDATE, DELETE ON webhook_sequences FROM app_server;--> statement-breakpoint
REVOKE SELECT ON webhook_endpoints FROM app_reader;--> statement-breakpoint

CREATE FUNCTION webhook_instant(at timestamptz) RETURNS text LANGUAGE sql IMMUTABLE AS $$
  SELECT to_char(at AT TIME ZONE 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"')
$$;--> statement-breakpoint

-- The outbox: the message, a delivery for each endpoint that wants it and the task that sends it are one commit with what they tell.
-- Workspaces without an endpoint for it pay one look into an index. What is invented is not told.
CREATE FUNCTION tell_webhooks(application uuid, kind text, facts jsonb, at timestamptz) RETURNS void
LANGUAGE plpgsql SECURITY DEFINER SET search_path = public AS $$
DECLARE
  told record;
  number integer;
  message uuid;
  delivery uuid;
  receiver uuid;
BEGIN
  SELECT a.company_id, a.job_id, a.candidate_id, j.is_sample INTO told
    FROM job_applications a JOIN jobs_enhanced j ON j.id = a.job_id WHERE a.id = application;
  IF NOT FOUND OR told.is_sample
    OR NOT EXISTS (SELECT 1 FROM webhook_endpoints e WHERE e.company_id = told.company_id AND e.is_on AND kind = ANY (e.events)) THEN
    RETURN;
  END IF;
  INSERT INTO webhook_sequences AS s (application_id, company_id, last) VALUES (application, told.company_id, 1)
    ON CONFLICT (application_id) DO UPDATE SET last = s.last + 1 RETURNING s.last INTO number;
  INSERT INTO webhook_messages (company_id, application_id, type, sequence, data, created_at)
    VALUES (told.company_id, application, kind, number,
      jsonb_build_object('applicationId', application, 'jobId', told.job_id, 'candidateId', told.candidate_id) || facts, at)
    RETURNING id INTO message;
  FOR receiver IN SELECT e.id FROM webhook_endpoints e WHERE e.company_id = told.company_id AND e.is_on AND kind = ANY (e.events) ORDER BY e.id LOOP
    INSERT INTO webhook_deliveries (company_id, endpoint_id, message_id, next_try_at) VALUES (told.company_id, receiver, message, now())
      RETURNING id INTO delivery;
    PERFORM enqueue_task('deliver-webhook', jsonb_build_object('companyId', told.company_id, 'deliveryId', delivery, 'triesMade', 0));
  END LOOP;
END
$$;--> statement-breakpoint

CREATE FUNCTION tell_of_application() RETURNS trigger LANGUAGE plpgsql SECURITY DEFINER SET search_path = public AS $$
BEGIN
  PERFORM tell_webhooks(NEW.id, 'application.created', jsonb_build_object('stage', NEW.stage, 'source', NEW.source,
    'appliedAt', webhook_instant(NEW.applied_at)), NEW.applied_at);
  RETURN NULL;
END
$$;--> statement-breakpoint
CREATE TRIGGER job_applications_webhooks AFTER INSERT ON job_applications FOR EACH ROW EXECUTE FUNCTION tell_of_application();--> statement-breakpoint

-- The history of an application is where every move is written down, an undone one too. Steps within a stage are the team's own.
CREATE FUNCTION tell_of_moves() RETURNS trigger LANGUAGE plpgsql SECURITY DEFINER SET search_path = public AS $$
DECLARE
  step record;
BEGIN
  FOR step IN SELECT w.* FROM written w WHERE w.activity_type IN ('stage_change', 'rejected', 'undone', 'withdrawn')
    AND EXISTS (SELECT 1 FROM webhook_endpoints e WHERE e.company_id = w.company_id AND e.is_on)
    ORDER BY w.application_id, w.created_at, w.id LOOP
    IF step.activity_type = 'withdrawn' THEN
      PERFORM tell_webhooks(step.application_id, 'application.withdrawn', jsonb_build_object('stage', step.from_stage), step.created_at);
    ELSIF step.from_stage IS DISTINCT FROM step.to_stage THEN
      PERFORM tell_webhooks(step.application_id, 'application.stage_changed', jsonb_build_object('from', step.from_stage, 'to', step.to_stage,
        'isUndo', step.activity_type = 'undone'), step.created_at);
      IF step.to_stage = 'hired' AND step.activity_type <> 'undone' THEN
        PERFORM tell_webhooks(step.application_id, 'candidate.hired', jsonb_build_object('hiredAt', webhook_instant(step.created_at)), step.created_at);
      END IF;
    END IF;
  END LOOP;
  RETURN NULL;
END
$$;--> statement-breakpoint
CREATE TRIGGER pipeline_activities_webhooks AFTER INSERT ON pipeline_activities REFERENCING NEW TABLE AS written
  FOR EACH STATEMENT EXECUTE FUNCTION tell_of_moves();--> statement-breakpoint

CREATE FUNCTION tell_of_interview() RETURNS trigger LANGUAGE plpgsql SECURITY DEFINER SET search_path = public AS $$
DECLARE
  facts jsonb := jsonb_build_object('interviewId', NEW.id, 'scheduledAt', webhook_instant(NEW.scheduled_at), 'durationMinutes', NEW.duration, 'type', NEW.type);
BEGIN
  IF TG_OP = 'INSERT' THEN
    IF NEW.status = 'scheduled' THEN PERFORM tell_webhooks(NEW.application_id, 'interview.scheduled', facts, now()); END IF;
  ELSIF NEW.status = 'cancelled' AND OLD.status = 'scheduled' THEN
    PERFORM tell_webhooks(NEW.application_id, 'interview.cancelled', facts, now());
  ELSIF NEW.status = 'scheduled' AND NEW.scheduled_at <> OLD.scheduled_at THEN
    PERFORM tell_webhooks(NEW.application_id, 'interview.moved', facts || jsonb_build_object('movedFrom', webhook_instant(OLD.scheduled_at)), now());
  END IF;
  RETURN NULL;
END
$$;--> statement-breakpoint
CREATE TRIGGER interviews_webhooks AFTER INSERT OR UPDATE OF status, scheduled_at ON interviews FOR EACH ROW EXECUTE FUNCTION tell_of_interview();--> statement-breakpoint

-- Whoever is erased is not told of any more, and their application's ids are forgotten here too.
CREATE FUNCTION forget_told_application() RETURNS trigger LANGUAGE plpgsql SECURITY DEFINER SET search_path = public AS $$
BEGIN
  DELETE FROM webhook_messages WHERE application_id = OLD.id;
  DELETE FROM webhook_sequences WHERE application_id = OLD.id;
  RETURN NULL;
END
$$;--> statement-breakpoint
CREATE TRIGGER job_applications_untold AFTER DELETE ON job_applications FOR EACH ROW EXECUTE FUNCTION forget_told_application();--> statement-breakpoint

CREATE FUNCTION sweep_webhook_messages(before timestamptz) RETURNS integer LANGUAGE plpgsql SECURITY DEFINER SET search_path = public AS $$
DECLARE
  gone integer;
BEGIN
  DELETE FROM webhook_messages WHERE created_at < before;
  GET DIAGNOSTICS gone = ROW_COUNT;
  RETURN gone;
END
$$;--> statement-breakpoint
REVOKE ALL ON FUNCTION tell_webhooks(uuid, text, jsonb, timestamptz), tell_of_application(), tell_of_moves(), tell_of_interview(), forget_told_application(),
  sweep_webhook_messages(timestamptz) FROM PUBLIC;--> statement-breakpoint
GRANT EXECUTE ON FUNCTION sweep_webhook_messages(timestamptz) TO app_server;
