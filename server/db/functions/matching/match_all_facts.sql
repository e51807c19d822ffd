-- Pages through all candidates. The brute-force scorer uses it as the reference for the index.
CREATE OR REPLACE FUNCTION match_all_facts(after_id uuid, max_rows integer, version text) RETURNS TABLE (subject_id uuid, is_network boolean, facts text)
LANGUAGE sql STABLE SECURITY DEFINER SET search_path = pg_catalog, public, pg_temp AS $$
  SELECT m.subject_id, m.company_id IS NULL, m.facts::text FROM candidate_match m
  WHERE m.subject_id > after_id AND m.engine_version = version
    AND (m.pool_id = app_company_id() OR (m.pool_id = match_network_id() AND match_network_is_open() AND NOT m.subject_id = ANY ((SELECT match_hidden())::uuid[])))
  ORDER BY m.subject_id LIMIT max_rows
$$;

REVOKE ALL ON FUNCTION match_all_facts(after_id uuid, max_rows integer, version text) FROM PUBLIC;
GRANT ALL ON FUNCTION match_all_facts(after_id uuid, max_rows integer, version text) TO app_server;
