-- Returns the storage keys of a workspace whose closing is due.
CREATE OR REPLACE FUNCTION due_file_keys(closing uuid) RETURNS SETOF text LANGUAGE sql STABLE SECURITY DEFINER SET search_path = pg_catalog, public, pg_temp AS $$
  SELECT DISTINCT k FROM workspace_file_keys(due_workspace(closing)) AS k
$$;

REVOKE ALL ON FUNCTION due_file_keys(closing uuid) FROM PUBLIC;
GRANT ALL ON FUNCTION due_file_keys(closing uuid) TO app_server;
