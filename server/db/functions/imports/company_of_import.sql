-- A task has only the id of its import. This returns the workspace that it belongs to.
CREATE OR REPLACE FUNCTION company_of_import(asked uuid) RETURNS uuid LANGUAGE sql STABLE SECURITY DEFINER SET search_path = pg_catalog, public, pg_temp AS $$
  SELECT company_id FROM imports WHERE id = asked AND status IN ('waiting', 'reading')
$$;

REVOKE ALL ON FUNCTION company_of_import(asked uuid) FROM PUBLIC;
GRANT ALL ON FUNCTION company_of_import(asked uuid) TO app_server;
