-- Returns the workspaces and users that need new facts. The facts are then read and written under the policies of that workspace or user.
CREATE OR REPLACE FUNCTION match_next_stale(max_rows integer) RETURNS TABLE (company_id uuid, user_id uuid)
LANGUAGE sql STABLE SECURITY DEFINER SET search_path = pg_catalog, public, pg_temp AS $$
  (SELECT DISTINCT s.company_id, NULL::uuid FROM match_stale s WHERE s.company_id IS NOT NULL LIMIT max_rows)
  UNION ALL
  (SELECT NULL::uuid, s.user_id FROM match_stale s WHERE s.user_id IS NOT NULL ORDER BY s.change LIMIT max_rows)
$$;

REVOKE ALL ON FUNCTION match_next_stale(max_rows integer) FROM PUBLIC;
GRANT ALL ON FUNCTION match_next_stale(max_rows integer) TO app_server;
