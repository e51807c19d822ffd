-- Returns a page of ids after the last row seen. It runs as the owner, because row-level security keeps @@ off the index.
-- Words are inlined in the statement, so that the planner walks the sort order for common words and uses the index for rare ones.
-- Candidates without a value come last in both directions. They are a query of their own, because a row comparison with null finds nothing.
CREATE OR REPLACE FUNCTION candidate_search_page(filter jsonb, sort text, is_descending boolean, after jsonb, max_rows integer)
RETURNS SETOF uuid LANGUAGE plpgsql STABLE SECURITY DEFINER ROWS 51 SET search_path = pg_catalog, public, pg_temp SET jit = off AS $$
DECLARE
  conditions text := candidate_search_conditions(filter);
  key text := CASE sort WHEN 'name' THEN 'last_name COLLATE "und-x-icu", first_name COLLATE "und-x-icu"' WHEN 'years' THEN 'experience'
    WHEN 'salary' THEN 'desired_salary' ELSE 'created_at' END;
  seen text := CASE sort WHEN 'name' THEN format('%L, %L', after ->> 'lastName', after ->> 'firstName') WHEN 'years' THEN format('%L::integer', after ->> 'years')
    WHEN 'salary' THEN format('%L::numeric', after ->> 'salary') ELSE format('%L::timestamptz', after ->> 'at') END;
  is_nullable boolean := sort IN ('years', 'salary');
  is_among_nulls boolean := is_nullable AND after ->> 'id' IS NOT NULL AND after ->> sort IS NULL;
  direction text := CASE WHEN is_descending THEN ' DESC' ELSE '' END;
  beyond text := CASE WHEN is_descending THEN '<' ELSE '>' END;
  returned integer := 0;
BEGIN
  IF app_company_id() IS NULL THEN RETURN; END IF;
  IF sort = 'score' THEN
    RETURN QUERY SELECT candidate_search_by_score(filter, is_descending, after, max_rows);
    RETURN;
  END IF;
  IF NOT is_among_nulls THEN
    RETURN QUERY EXECUTE format('SELECT id FROM candidates WHERE %s%s%s ORDER BY %s LIMIT %s', conditions,
      CASE WHEN is_nullable THEN format(' AND %s IS NOT NULL', key) ELSE '' END,
      CASE WHEN after ->> 'id' IS NULL THEN '' ELSE format(' AND (%s, id) %s (%s, %L::uuid)', key, beyond, seen, after ->> 'id') END,
      replace(key, ',', direction || ',') || direction || ', id' || direction, max_rows);
    GET DIAGNOSTICS returned = ROW_COUNT;
  END IF;
  IF is_nullable AND returned < max_rows THEN
    RETURN QUERY EXECUTE format('SELECT id FROM candidates WHERE %s AND %s IS NULL%s ORDER BY id%s LIMIT %s', conditions, key,
      CASE WHEN is_among_nulls THEN format(' AND id %s %L::uuid', beyond, after ->> 'id') ELSE '' END, direction, max_rows - returned);
  END IF;
END
$$;

REVOKE ALL ON FUNCTION candidate_search_page(filter jsonb, sort text, is_descending boolean, after jsonb, max_rows integer) FROM PUBLIC;
GRANT ALL ON FUNCTION candidate_search_page(filter jsonb, sort text, is_descending boolean, after jsonb, max_rows integer) TO app_server;
