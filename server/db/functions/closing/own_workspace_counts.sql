-- For the page that shows what closing would erase in the open workspace.
-- The number of self-identifications is left out, because it could reveal which applicants answered the voluntary questions.
CREATE OR REPLACE FUNCTION own_workspace_counts() RETURNS jsonb LANGUAGE sql STABLE SECURITY DEFINER SET search_path = pg_catalog, public, pg_temp AS $$
  SELECT workspace_counts(app_company_id()) - 'self_identifications'
$$;

REVOKE ALL ON FUNCTION own_workspace_counts() FROM PUBLIC;
GRANT ALL ON FUNCTION own_workspace_counts() TO app_server;
