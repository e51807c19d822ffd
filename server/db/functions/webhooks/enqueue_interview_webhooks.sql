-- Queues the webhook events for scheduled, moved and canceled interviews.
CREATE OR REPLACE FUNCTION enqueue_interview_webhooks() RETURNS trigger LANGUAGE plpgsql SECURITY DEFINER SET search_path = pg_catalog, public, pg_temp AS $$
DECLARE
  facts jsonb := jsonb_build_object('interviewId', NEW.id, 'scheduledAt', webhook_instant(NEW.scheduled_at), 'durationMinutes', NEW.duration, 'type', NEW.type);
BEGIN
  IF TG_OP = 'INSERT' THEN
    IF NEW.status = 'scheduled' THEN PERFORM enqueue_webhook_deliveries(NEW.application_id, 'interview.scheduled', facts, now()); END IF;
  ELSIF NEW.status = 'cancelled' AND OLD.status = 'scheduled' THEN
    PERFORM enqueue_webhook_deliveries(NEW.application_id, 'interview.cancelled', facts, now());
  ELSIF NEW.status = 'scheduled' AND NEW.scheduled_at <> OLD.scheduled_at THEN
    PERFORM enqueue_webhook_deliveries(NEW.application_id, 'interview.moved', facts || jsonb_build_object('movedFrom', webhook_instant(OLD.scheduled_at)), now());
  END IF;
  RETURN NULL;
END
$$;

REVOKE ALL ON FUNCTION enqueue_interview_webhooks() FROM PUBLIC;
