-- Builds one condition per clause. A clause is a list of keys, of which a row must have at least one.
CREATE OR REPLACE FUNCTION match_conditions(clauses text[]) RETURNS text LANGUAGE sql IMMUTABLE AS $$
  SELECT string_agg(format(' AND m.keys && %L::integer[]', (c.clause::integer[])::text), '' ORDER BY c.at) FROM unnest(clauses) WITH ORDINALITY AS c(clause, at)
$$;

REVOKE ALL ON FUNCTION match_conditions(clauses text[]) FROM PUBLIC;
