-- A look that may find so many at most is a look at one part of the pool, which has an index of its own: the same conditions there
-- walk a thirty-second of the entries.
ALTER INDEX candidate_match_part SET (fastupdate = off);--> statement-breakpoint
DROP FUNCTION match_find(text[], text[], integer[], integer[], integer[], integer[], text, integer);--> statement-breakpoint
CREATE FUNCTION match_find(own_clauses text[], network_clauses text[], own_except integer[], network_except integer[], own_all integer[], network_all integer[], version text, most_of_part integer)
RETURNS TABLE (subject_id uuid, is_network boolean, held text, brief text)
LANGUAGE plpgsql STABLE SECURITY DEFINER SET search_path = public SET enable_seqscan = off SET jit = off AS $$
DECLARE
  company uuid := app_company_id();
  part text := CASE WHEN most_of_part IS NULL THEN '' ELSE ' AND (uuid_hash(m.subject_id) & 31) = 0' END;
BEGIN
  IF company IS NULL THEN RETURN; END IF;
  RETURN QUERY EXECUTE 'SELECT m.subject_id, false, (m.keys & $1)::text, m.brief::text FROM candidate_match m
      WHERE (m.pool_id = $2) IS TRUE AND m.engine_version = $3 AND NOT m.keys && $5' || part || match_conditions(own_clauses) || ' LIMIT $4'
    USING own_all, company, version, most_of_part, own_except;
  IF match_network_is_open() THEN
    RETURN QUERY EXECUTE 'SELECT m.subject_id, true, (m.keys & $1)::text, m.brief::text FROM candidate_match m
        WHERE (m.pool_id = $2) IS TRUE AND m.engine_version = $3 AND NOT m.subject_id = ANY ($4) AND NOT m.keys && $6' || part || match_conditions(network_clauses) || ' LIMIT $5'
      USING network_all, match_network_id(), version, match_hidden(), most_of_part, network_except;
  END IF;
END
$$;--> statement-breakpoint
REVOKE ALL ON FUNCTION match_find(text[], text[], integer[], integer[], integer[], integer[], text, integer) FROM PUBLIC;--> statement-breakpoint
GRANT EXECUTE ON FUNCTION match_find(text[], text[], integer[], integer[], integer[], integer[], text, integer) TO app_server;
