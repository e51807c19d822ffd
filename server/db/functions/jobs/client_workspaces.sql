-- Lists the client workspaces for staff. Other users get no rows.
CREATE OR REPLACE FUNCTION client_workspaces() RETURNS TABLE (
  id uuid, name text, created_at timestamptz, plan text, ends_on date, set_at timestamptz, set_by text, active_postings integer, website text, network text)
LANGUAGE plpgsql STABLE SECURITY DEFINER SET search_path = pg_catalog, public, pg_temp AS $$
BEGIN
  IF NOT app_is_staff() THEN RETURN; END IF;
  RETURN QUERY
    SELECT c.id, c.name::text, c.created_at, p.plan::text, p.ends_on, p.set_at, u.name::text,
      (SELECT count(*)::integer FROM jobs_enhanced j WHERE j.company_id = c.id AND j.status = 'active' AND NOT j.is_sample),
      c.website::text, network_state_of(c.id)
    FROM companies c LEFT JOIN workspace_plans p ON p.company_id = c.id LEFT JOIN users u ON u.id = p.set_by
    WHERE NOT c.is_sample;
END
$$;

REVOKE ALL ON FUNCTION client_workspaces() FROM PUBLIC;
GRANT ALL ON FUNCTION client_workspaces() TO app_server;
