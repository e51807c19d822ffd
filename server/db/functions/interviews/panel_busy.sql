-- Returns when people of this workspace are busy in any workspace, without revealing with which candidate.
CREATE OR REPLACE FUNCTION panel_busy(people uuid[], since timestamptz, until timestamptz, except_interview uuid)
RETURNS TABLE (user_id uuid, starts_at timestamptz, ends_at timestamptz) LANGUAGE sql STABLE SECURITY DEFINER SET search_path = pg_catalog, public, pg_temp AS $$
  SELECT p.user_id, p.starts_at, p.ends_at FROM interview_panelists p
    WHERE p.user_id = ANY (people) AND p.occupies AND p.starts_at < until AND p.ends_at > since AND p.interview_id IS DISTINCT FROM except_interview
      AND (EXISTS (SELECT 1 FROM company_members m WHERE m.company_id = app_company_id() AND m.user_id = p.user_id)
        OR EXISTS (SELECT 1 FROM recruiter_access r WHERE r.company_id = app_company_id() AND r.user_id = p.user_id AND r.dismissed_at IS NULL))
    ORDER BY p.starts_at
$$;

REVOKE ALL ON FUNCTION panel_busy(people uuid[], since timestamp with time zone, until timestamp with time zone, except_interview uuid) FROM PUBLIC;
GRANT ALL ON FUNCTION panel_busy(people uuid[], since timestamp with time zone, until timestamp with time zone, except_interview uuid) TO app_server;
