-- Collects the storage keys from every table of the workspace that has a storage_key column.
CREATE OR REPLACE FUNCTION workspace_file_keys(workspace uuid) RETURNS SETOF text LANGUAGE plpgsql STABLE SECURITY DEFINER SET search_path = pg_catalog, public, pg_temp AS $$
DECLARE
  each record;
BEGIN
  FOR each IN SELECT t.* FROM workspace_tables() AS t JOIN pg_attribute a ON a.attrelid = to_regclass(quote_ident(t.name)) AND a.attname = 'storage_key'
    AND NOT a.attisdropped LOOP
    RETURN QUERY EXECUTE format('SELECT storage_key::text FROM %I WHERE (%s) AND storage_key IS NOT NULL', each.name, each.condition) USING workspace;
  END LOOP;
END
$$;

REVOKE ALL ON FUNCTION workspace_file_keys(workspace uuid) FROM PUBLIC;
