-- Returns the workspaces that have stale scores. The scores are then read and written under the policies of that workspace.
-- Three conditions rather than IS DISTINCT FROM, which no index supports.
CREATE OR REPLACE FUNCTION stale_score_companies(version text) RETURNS SETOF uuid LANGUAGE sql STABLE SECURITY DEFINER SET search_path = pg_catalog, public, pg_temp AS $$
  SELECT company_id FROM job_applications WHERE score_engine IS NULL
  UNION SELECT company_id FROM job_applications WHERE score_engine < version
  UNION SELECT company_id FROM job_applications WHERE score_engine > version
$$;

REVOKE ALL ON FUNCTION stale_score_companies(version text) FROM PUBLIC;
GRANT ALL ON FUNCTION stale_score_companies(version text) TO app_server;
