-- Ends offers whose time to answer has passed. An answer at the same moment either comes first or finds the offer expired.
CREATE OR REPLACE FUNCTION expire_offers(now_at timestamptz, max_rows integer) RETURNS integer LANGUAGE plpgsql SECURITY DEFINER SET search_path = pg_catalog, public, pg_temp AS $$
DECLARE
  due record;
  expired integer := 0;
BEGIN
  FOR due IN
    SELECT o.id, o.company_id, o.application_id FROM offers o JOIN job_applications a ON a.id = o.application_id
    WHERE o.status = 'sent' AND o.answer_by < now_at ORDER BY o.answer_by LIMIT max_rows FOR UPDATE OF a, o SKIP LOCKED
  LOOP
    UPDATE offers SET status = 'expired', ended_at = now_at, updated_at = now_at WHERE id = due.id;
    UPDATE job_applications SET last_activity = now_at, offer_amount = NULL, offer_date = NULL, start_date = NULL WHERE id = due.application_id;
    INSERT INTO pipeline_activities (company_id, application_id, activity_type, created_at)
      VALUES (due.company_id, due.application_id, 'offer_expired', now_at);
    PERFORM enqueue_task('notify-about-offer', jsonb_build_object('id', due.id, 'companyId', due.company_id, 'news', 'expired'));
    expired := expired + 1;
  END LOOP;
  RETURN expired;
END
$$;

REVOKE ALL ON FUNCTION expire_offers(now_at timestamp with time zone, max_rows integer) FROM PUBLIC;
GRANT ALL ON FUNCTION expire_offers(now_at timestamp with time zone, max_rows integer) TO app_server;
