CREATE OR REPLACE FUNCTION due_closings() RETURNS SETOF uuid LANGUAGE sql STABLE SECURITY DEFINER SET search_path = pg_catalog, public, pg_temp AS $$
  SELECT id FROM workspace_closings WHERE ends_at <= now() ORDER BY ends_at, id
$$;

REVOKE ALL ON FUNCTION due_closings() FROM PUBLIC;
GRANT ALL ON FUNCTION due_closings() TO app_server;
