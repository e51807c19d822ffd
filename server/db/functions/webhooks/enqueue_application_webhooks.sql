-- Queues the webhook event for a new application.
CREATE OR REPLACE FUNCTION enqueue_application_webhooks() RETURNS trigger LANGUAGE plpgsql SECURITY DEFINER SET search_path = pg_catalog, public, pg_temp AS $$
BEGIN
  PERFORM enqueue_webhook_deliveries(NEW.id, 'application.created', jsonb_build_object('stage', NEW.stage, 'source', NEW.source,
    'appliedAt', webhook_instant(NEW.applied_at)), NEW.applied_at);
  RETURN NULL;
END
$$;

REVOKE ALL ON FUNCTION enqueue_application_webhooks() FROM PUBLIC;
