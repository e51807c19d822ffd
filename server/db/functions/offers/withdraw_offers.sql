-- Queues the withdrawal of open offers, however the application ended: at once if the candidate withdrew, otherwise after the time to undo.
-- The task checks again when it is due.
CREATE OR REPLACE FUNCTION withdraw_offers(applications uuid[], due timestamptz) RETURNS void LANGUAGE plpgsql SECURITY DEFINER SET search_path = pg_catalog, public, pg_temp AS $$
BEGIN
  PERFORM enqueue_task_at('withdraw-offers', jsonb_build_object('companyId', a.company_id, 'applicationId', a.id, 'by',
      (SELECT m.user_id FROM company_members m WHERE m.company_id = a.company_id AND m.user_id = app_user_id()
        UNION SELECT r.user_id FROM recruiter_access r WHERE r.company_id = a.company_id AND r.user_id = app_user_id())), due)
    FROM job_applications a WHERE a.id = ANY (applications)
      AND EXISTS (SELECT 1 FROM offers o WHERE o.application_id = a.id AND o.status IN ('draft', 'sent'));
END
$$;

REVOKE ALL ON FUNCTION withdraw_offers(applications uuid[], due timestamp with time zone) FROM PUBLIC;
