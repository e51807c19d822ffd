-- A secret code opens only the submission it was issued for. The caller learns the ids of that row and nothing else.
CREATE OR REPLACE FUNCTION application_by_code(hash text) RETURNS TABLE (id uuid, company_id uuid)
LANGUAGE sql STABLE SECURITY DEFINER SET search_path = pg_catalog, public, pg_temp AS $$
  SELECT s.application_id, s.company_id FROM application_submissions s WHERE s.code_hash = hash
$$;

REVOKE ALL ON FUNCTION application_by_code(hash text) FROM PUBLIC;
GRANT ALL ON FUNCTION application_by_code(hash text) TO app_server;
