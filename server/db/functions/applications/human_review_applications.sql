-- The active applications, in the caller's workspace, of candidates who asked for human review, and whether a person has moved them since.
CREATE OR REPLACE FUNCTION human_review_applications() RETURNS TABLE (application_id uuid, asked_at timestamptz, is_decided boolean)
LANGUAGE sql STABLE SECURITY DEFINER SET search_path = pg_catalog, public, pg_temp AS $$
  WITH asked AS (
    SELECT a.candidate_id, coalesce(s.review_requested_at, s.created_at) AS at
      FROM application_submissions s JOIN job_applications a ON a.id = s.application_id
      WHERE s.company_id = app_company_id() AND s.requests_human_review
    UNION ALL
    SELECT a.candidate_id, h.asked_at FROM human_reviews h JOIN candidate_profiles p ON p.id = h.profile_id
      JOIN application_submissions s ON s.user_id = p.user_id JOIN job_applications a ON a.id = s.application_id
      WHERE s.company_id = app_company_id()
    UNION ALL
    SELECT i.candidate_id, h.asked_at FROM human_reviews h JOIN introduction_requests i ON i.profile_id = h.profile_id
      WHERE i.company_id = app_company_id() AND i.candidate_id IS NOT NULL
  )
  SELECT a.id, d.since, coalesce(m.moved_by IS NOT NULL AND m.created_at >= d.since, false)
    FROM (SELECT candidate_id, min(at) AS at FROM asked GROUP BY candidate_id) r
    JOIN job_applications a ON a.company_id = app_company_id() AND a.candidate_id = r.candidate_id AND a.status = 'active'
    CROSS JOIN LATERAL (SELECT greatest(r.at, a.applied_at) AS since) d
    LEFT JOIN pipeline_moves m ON m.id = a.last_move_id
$$;

REVOKE ALL ON FUNCTION human_review_applications() FROM PUBLIC;
GRANT ALL ON FUNCTION human_review_applications() TO app_server;
