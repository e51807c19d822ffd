-- Returns every key that a row still references. Files under any other key were left behind by a process that died.
CREATE OR REPLACE FUNCTION kept_import_keys() RETURNS SETOF varchar LANGUAGE sql STABLE SECURITY DEFINER SET search_path = pg_catalog, public, pg_temp AS $$
  SELECT storage_key FROM imports WHERE storage_key IS NOT NULL
  UNION ALL SELECT storage_key FROM workspace_exports WHERE storage_key IS NOT NULL
  UNION ALL SELECT storage_key FROM files WHERE purpose = 'imported-resume'
$$;

REVOKE ALL ON FUNCTION kept_import_keys() FROM PUBLIC;
GRANT ALL ON FUNCTION kept_import_keys() TO app_server;
