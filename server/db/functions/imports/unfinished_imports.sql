-- A worker that starts resumes these, without waiting for the queue to notice that another worker died.
CREATE OR REPLACE FUNCTION unfinished_imports() RETURNS SETOF uuid LANGUAGE sql STABLE SECURITY DEFINER SET search_path = pg_catalog, public, pg_temp AS $$
  SELECT id FROM imports WHERE status IN ('waiting', 'reading') ORDER BY created_at
$$;

REVOKE ALL ON FUNCTION unfinished_imports() FROM PUBLIC;
GRANT ALL ON FUNCTION unfinished_imports() TO app_server;
