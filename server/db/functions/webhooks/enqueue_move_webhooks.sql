-- pipeline_activities records every move, including undone ones, so the events come from it. Moves between steps of one stage send none.
CREATE OR REPLACE FUNCTION enqueue_move_webhooks() RETURNS trigger LANGUAGE plpgsql SECURITY DEFINER SET search_path = pg_catalog, public, pg_temp AS $$
DECLARE
  step record;
BEGIN
  FOR step IN SELECT w.* FROM written w WHERE w.activity_type IN ('stage_change', 'rejected', 'undone', 'withdrawn')
    AND EXISTS (SELECT 1 FROM webhook_endpoints e WHERE e.company_id = w.company_id AND e.is_on)
    ORDER BY w.application_id, w.created_at, w.id LOOP
    IF step.activity_type = 'withdrawn' THEN
      PERFORM enqueue_webhook_deliveries(step.application_id, 'application.withdrawn', jsonb_build_object('stage', step.from_stage), step.created_at);
    ELSIF step.from_stage IS DISTINCT FROM step.to_stage THEN
      PERFORM enqueue_webhook_deliveries(step.application_id, 'application.stage_changed', jsonb_build_object('from', step.from_stage, 'to', step.to_stage,
        'isUndo', step.activity_type = 'undone'), step.created_at);
      IF step.to_stage = 'hired' AND step.activity_type <> 'undone' THEN
        PERFORM enqueue_webhook_deliveries(step.application_id, 'candidate.hired', jsonb_build_object('hiredAt', webhook_instant(step.created_at)), step.created_at);
      END IF;
    END IF;
  END LOOP;
  RETURN NULL;
END
$$;

REVOKE ALL ON FUNCTION enqueue_move_webhooks() FROM PUBLIC;
