CREATE OR REPLACE FUNCTION unfinished_exports() RETURNS SETOF uuid LANGUAGE sql STABLE SECURITY DEFINER SET search_path = pg_catalog, public, pg_temp AS $$
  SELECT id FROM workspace_exports WHERE status IN ('waiting', 'writing') ORDER BY created_at
$$;

REVOKE ALL ON FUNCTION unfinished_exports() FROM PUBLIC;
GRANT ALL ON FUNCTION unfinished_exports() TO app_server;
