-- A job leaves the site after its last day. Its position is paused, not closed, because its applicants are still being considered.
CREATE OR REPLACE FUNCTION pause_expired_jobs(now_at timestamptz) RETURNS integer
LANGUAGE plpgsql SECURITY DEFINER SET search_path = pg_catalog, public, pg_temp AS $$
DECLARE
  expired integer;
BEGIN
  WITH ended AS (
    UPDATE jobs SET is_active = false WHERE is_active AND closes_at <= now_at AND position_id IS NOT NULL RETURNING position_id
  ), paused AS (
    UPDATE jobs_enhanced e SET status = 'paused', updated_at = now_at FROM ended WHERE e.id = ended.position_id AND e.status = 'active'
    RETURNING e.id, e.company_id, e.title
  )
  INSERT INTO audit_log (company_id, action, subject_type, subject_id, details)
    SELECT company_id, 'job.expired', 'job', id, jsonb_build_object('subject', title) FROM paused;
  GET DIAGNOSTICS expired = ROW_COUNT;
  RETURN expired;
END
$$;

REVOKE ALL ON FUNCTION pause_expired_jobs(now_at timestamp with time zone) FROM PUBLIC;
GRANT ALL ON FUNCTION pause_expired_jobs(now_at timestamp with time zone) TO app_server;
