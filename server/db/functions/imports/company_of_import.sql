-- A task has only the id of its import. This returns the workspace that it belongs to.
CREATE OR REPLACE FUNCTION company_of_import(import_id uuid) RETURNS uuid LANGUAGE sql STABLE SECURITY DEFINER SET search_path = pg_catalog, public, pg_temp AS $$
  SELECT company_id FROM imports WHERE id = import_id AND status IN ('waiting', 'reading')
$$;

REVOKE ALL ON FUNCTION company_of_import(import_id uuid) FROM PUBLIC;
GRANT ALL ON FUNCTION company_of_import(import_id uuid) TO app_server;
