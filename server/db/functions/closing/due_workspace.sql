-- Returns the workspace of a closing only if it is due by the clock of the database.
CREATE OR REPLACE FUNCTION due_workspace(closing uuid) RETURNS uuid LANGUAGE sql STABLE SECURITY DEFINER SET search_path = pg_catalog, public, pg_temp AS $$
  SELECT company_id FROM workspace_closings WHERE id = closing AND ends_at <= now()
$$;

REVOKE ALL ON FUNCTION due_workspace(closing uuid) FROM PUBLIC;
