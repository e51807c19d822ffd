-- Counts the rows of a workspace whose closing is due.
CREATE OR REPLACE FUNCTION due_counts(closing uuid) RETURNS jsonb LANGUAGE sql STABLE SECURITY DEFINER SET search_path = pg_catalog, public, pg_temp AS $$
  SELECT workspace_counts(due_workspace(closing))
$$;

REVOKE ALL ON FUNCTION due_counts(closing uuid) FROM PUBLIC;
GRANT ALL ON FUNCTION due_counts(closing uuid) TO app_server;
