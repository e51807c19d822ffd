-- Counts the workspace's rows per table and its stored files. Tables without rows are left out.
CREATE OR REPLACE FUNCTION workspace_counts(workspace uuid) RETURNS jsonb LANGUAGE plpgsql STABLE SECURITY DEFINER SET search_path = pg_catalog, public, pg_temp AS $$
DECLARE
  each record;
  n bigint;
  counts jsonb := '{}';
BEGIN
  FOR each IN SELECT * FROM workspace_tables() LOOP
    EXECUTE format('SELECT count(*) FROM %I WHERE %s', each.name, each.condition) INTO n USING workspace;
    IF n > 0 THEN counts := counts || jsonb_build_object(each.name, n); END IF;
  END LOOP;
  SELECT count(DISTINCT k) INTO n FROM workspace_file_keys(workspace) AS k;
  IF n > 0 THEN counts := counts || jsonb_build_object('stored_files', n); END IF;
  RETURN counts;
END
$$;

REVOKE ALL ON FUNCTION workspace_counts(workspace uuid) FROM PUBLIC;
