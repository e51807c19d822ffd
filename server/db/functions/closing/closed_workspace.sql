-- Returns one receipt of a closed workspace by its id.
CREATE OR REPLACE FUNCTION closed_workspace(receipt uuid) RETURNS SETOF closed_workspaces LANGUAGE sql STABLE SECURITY DEFINER SET search_path = pg_catalog, public, pg_temp AS $$
  SELECT * FROM closed_workspaces WHERE id = receipt
$$;

REVOKE ALL ON FUNCTION closed_workspace(receipt uuid) FROM PUBLIC;
GRANT ALL ON FUNCTION closed_workspace(receipt uuid) TO app_server;
