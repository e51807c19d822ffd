-- Retrieval by clauses: a clause is a list of keys of which somebody must hold one to reach the score that is asked for. Several
-- conditions on one index are walked together, so that rows which miss one of them are never fetched.
DROP FUNCTION match_find(integer[], integer[], integer[], integer[], integer[], integer[], integer, integer[], text);--> statement-breakpoint
CREATE FUNCTION match_conditions(clauses text[]) RETURNS text LANGUAGE sql IMMUTABLE AS $$
  SELECT string_agg(format(' AND m.keys && %L::integer[]', (c.clause::integer[])::text), '' ORDER BY c.at) FROM unnest(clauses) WITH ORDINALITY AS c(clause, at)
$$;--> statement-breakpoint
-- With all that bounds a score: which of the job's keys they hold, and the brief. The pool is compared so that no other index is thought of.
CREATE FUNCTION match_find(own_clauses text[], network_clauses text[], own_all integer[], network_all integer[], version text, most integer)
RETURNS TABLE (subject_id uuid, is_network boolean, held text, brief text)
LANGUAGE plpgsql STABLE SECURITY DEFINER SET search_path = public SET enable_seqscan = off SET jit = off AS $$
DECLARE
  company uuid := app_company_id();
BEGIN
  IF company IS NULL THEN RETURN; END IF;
  RETURN QUERY EXECUTE 'SELECT m.subject_id, false, (m.keys & $1)::text, m.brief::text FROM candidate_match m
      WHERE (m.pool_id = $2) IS TRUE AND m.engine_version = $3' || match_conditions(own_clauses) || ' LIMIT $4'
    USING own_all, company, version, most;
  IF match_network_is_open() THEN
    RETURN QUERY EXECUTE 'SELECT m.subject_id, true, (m.keys & $1)::text, m.brief::text FROM candidate_match m
        WHERE (m.pool_id = $2) IS TRUE AND m.engine_version = $3 AND NOT m.subject_id = ANY ($4)' || match_conditions(network_clauses) || ' LIMIT $5'
      USING network_all, match_network_id(), version, match_hidden(), most;
  END IF;
END
$$;--> statement-breakpoint
REVOKE ALL ON FUNCTION match_conditions(text[]), match_find(text[], text[], integer[], integer[], text, integer) FROM PUBLIC;--> statement-breakpoint
GRANT EXECUTE ON FUNCTION match_find(text[], text[], integer[], integer[], text, integer) TO app_server;
