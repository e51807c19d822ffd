-- A task has only the id of its export. This returns the workspace that it belongs to.
CREATE OR REPLACE FUNCTION company_of_export(export_id uuid) RETURNS uuid LANGUAGE sql STABLE SECURITY DEFINER SET search_path = pg_catalog, public, pg_temp AS $$
  SELECT company_id FROM workspace_exports WHERE id = export_id AND status IN ('waiting', 'writing')
$$;

REVOKE ALL ON FUNCTION company_of_export(export_id uuid) FROM PUBLIC;
GRANT ALL ON FUNCTION company_of_export(export_id uuid) TO app_server;
