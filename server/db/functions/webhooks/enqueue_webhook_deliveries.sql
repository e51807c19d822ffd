-- Outbox: the message, one delivery per subscribed endpoint and the tasks that send them commit together with the change.
-- A workspace without a matching endpoint costs one index lookup. Sample data sends nothing.
CREATE OR REPLACE FUNCTION enqueue_webhook_deliveries(application uuid, kind text, facts jsonb, at timestamptz) RETURNS void
LANGUAGE plpgsql SECURITY DEFINER SET search_path = pg_catalog, public, pg_temp AS $$
DECLARE
  subject record;
  number integer;
  message uuid;
  delivery uuid;
  receiver uuid;
BEGIN
  SELECT a.company_id, a.job_id, a.candidate_id, j.is_sample INTO subject
    FROM job_applications a JOIN jobs_enhanced j ON j.id = a.job_id WHERE a.id = application;
  IF NOT FOUND OR subject.is_sample
    OR NOT EXISTS (SELECT 1 FROM webhook_endpoints e WHERE e.company_id = subject.company_id AND e.is_on AND kind = ANY (e.events)) THEN
    RETURN;
  END IF;
  INSERT INTO webhook_sequences AS s (application_id, company_id, last) VALUES (application, subject.company_id, 1)
    ON CONFLICT (application_id) DO UPDATE SET last = s.last + 1 RETURNING s.last INTO number;
  INSERT INTO webhook_messages (company_id, application_id, type, sequence, data, created_at)
    VALUES (subject.company_id, application, kind, number,
      jsonb_build_object('applicationId', application, 'jobId', subject.job_id, 'candidateId', subject.candidate_id) || facts, at)
    RETURNING id INTO message;
  FOR receiver IN SELECT e.id FROM webhook_endpoints e WHERE e.company_id = subject.company_id AND e.is_on AND kind = ANY (e.events) ORDER BY e.id LOOP
    INSERT INTO webhook_deliveries (company_id, endpoint_id, message_id, next_try_at) VALUES (subject.company_id, receiver, message, now())
      RETURNING id INTO delivery;
    PERFORM enqueue_task('deliver-webhook', jsonb_build_object('companyId', subject.company_id, 'deliveryId', delivery, 'triesMade', 0));
  END LOOP;
END
$$;

REVOKE ALL ON FUNCTION enqueue_webhook_deliveries(application uuid, kind text, facts jsonb, at timestamp with time zone) FROM PUBLIC;
