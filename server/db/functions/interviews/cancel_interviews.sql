-- Queues the cancellation of upcoming interviews and open invitations, with their emails, however the application ended.
-- The task checks again when it is due, since a move can be undone.
CREATE OR REPLACE FUNCTION cancel_interviews(applications uuid[], due timestamptz) RETURNS void LANGUAGE plpgsql SECURITY DEFINER SET search_path = pg_catalog, public, pg_temp AS $$
BEGIN
  PERFORM enqueue_task_at('cancel-interviews', jsonb_build_object('companyId', a.company_id, 'applicationId', a.id, 'by',
      (SELECT m.user_id FROM company_members m WHERE m.company_id = a.company_id AND m.user_id = app_user_id()
        UNION SELECT r.user_id FROM recruiter_access r WHERE r.company_id = a.company_id AND r.user_id = app_user_id())), due)
    FROM job_applications a WHERE a.id = ANY (applications) AND (
      EXISTS (SELECT 1 FROM interviews i WHERE i.application_id = a.id AND i.status = 'scheduled' AND i.scheduled_at > now())
      OR EXISTS (SELECT 1 FROM interview_invitations v WHERE v.application_id = a.id AND v.revoked_at IS NULL AND v.expires_at > now()));
END
$$;

REVOKE ALL ON FUNCTION cancel_interviews(applications uuid[], due timestamp with time zone) FROM PUBLIC;
