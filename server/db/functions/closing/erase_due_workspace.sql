-- Deletes the company, whose foreign keys delete most rows, and then the rows that no foreign key reaches. It fails if any row is left.
CREATE OR REPLACE FUNCTION erase_due_workspace(closing uuid) RETURNS void LANGUAGE plpgsql SECURITY DEFINER SET search_path = pg_catalog, public, pg_temp AS $$
DECLARE
  workspace uuid := due_workspace(closing);
  each record;
  remaining jsonb;
BEGIN
  IF workspace IS NULL THEN RAISE EXCEPTION 'this closing is not due'; END IF;
  DELETE FROM companies WHERE id = workspace;
  FOR each IN SELECT * FROM workspace_tables() LOOP
    EXECUTE format('DELETE FROM %I WHERE %s', each.name, each.condition) USING workspace;
  END LOOP;
  remaining := workspace_counts(workspace);
  IF remaining <> '{}' THEN RAISE EXCEPTION 'rows of the workspace are left: %', remaining; END IF;
  -- Remove the search names that no public job uses. The lock makes a concurrent publish wait, see that its names are missing and add them.
  LOCK TABLE job_titles, job_locations IN SHARE ROW EXCLUSIVE MODE;
  DELETE FROM job_titles t WHERE NOT EXISTS (SELECT 1 FROM jobs j WHERE j.title = t.name);
  DELETE FROM job_locations p WHERE NOT EXISTS (SELECT 1 FROM jobs j WHERE j.location = p.name);
END
$$;

REVOKE ALL ON FUNCTION erase_due_workspace(closing uuid) FROM PUBLIC;
GRANT ALL ON FUNCTION erase_due_workspace(closing uuid) TO app_server;
