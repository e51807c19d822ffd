-- With max_per_part, it searches one row in 32 as a sample and returns at most that many rows from each pool.
CREATE OR REPLACE FUNCTION match_find(own_clauses text[], network_clauses text[], own_except integer[], network_except integer[], own_all integer[], network_all integer[], version text, max_per_part integer)
RETURNS TABLE (subject_id uuid, is_network boolean, held text, brief text)
LANGUAGE plpgsql STABLE SECURITY DEFINER SET search_path = pg_catalog, public, pg_temp SET enable_seqscan = off SET jit = off AS $$
DECLARE
  company uuid := app_company_id();
  part text := CASE WHEN max_per_part IS NULL THEN '' ELSE ' AND (uuid_hash(m.subject_id) & 31) = 0' END;
BEGIN
  IF company IS NULL THEN RETURN; END IF;
  RETURN QUERY EXECUTE 'SELECT m.subject_id, false, (m.keys & $1)::text, m.brief::text FROM candidate_match m
      WHERE (m.pool_id = $2) IS TRUE AND m.engine_version = $3 AND NOT m.keys && $5' || part || match_conditions(own_clauses) || ' LIMIT $4'
    USING own_all, company, version, max_per_part, own_except;
  IF match_network_is_open() THEN
    RETURN QUERY EXECUTE 'SELECT m.subject_id, true, (m.keys & $1)::text, m.brief::text FROM candidate_match m
        WHERE (m.pool_id = $2) IS TRUE AND m.engine_version = $3 AND NOT m.subject_id = ANY ($4) AND NOT m.keys && $6' || part || match_conditions(network_clauses) || ' LIMIT $5'
      USING network_all, match_network_id(), version, match_hidden(), max_per_part, network_except;
  END IF;
END
$$;

REVOKE ALL ON FUNCTION match_find(own_clauses text[], network_clauses text[], own_except integer[], network_except integer[], own_all integer[], network_all integer[], version text, max_per_part integer) FROM PUBLIC;
GRANT ALL ON FUNCTION match_find(own_clauses text[], network_clauses text[], own_except integer[], network_except integer[], own_all integer[], network_all integer[], version text, max_per_part integer) TO app_server;
