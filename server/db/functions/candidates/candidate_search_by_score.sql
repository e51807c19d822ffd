-- Returns a page of candidates by the highest score of their applications without withdrawn ones, walking the index of scores.
CREATE OR REPLACE FUNCTION candidate_search_by_score(filter jsonb, is_descending boolean, after jsonb, max_rows integer)
RETURNS SETOF uuid LANGUAGE plpgsql STABLE SECURITY DEFINER ROWS 51 SET search_path = pg_catalog, public, pg_temp SET jit = off AS $$
DECLARE
  conditions text := candidate_search_conditions(filter);
  scored text := format('FROM job_applications s WHERE s.company_id = %L AND s.status <> ''withdrawn'' AND s.score IS NOT NULL', app_company_id());
  is_among_nulls boolean := after ->> 'id' IS NOT NULL AND after ->> 'score' IS NULL;
  direction text := CASE WHEN is_descending THEN ' DESC' ELSE '' END;
  beyond text := CASE WHEN is_descending THEN '<' ELSE '>' END;
  returned integer := 0;
BEGIN
  IF app_company_id() IS NULL THEN RETURN; END IF;
  IF NOT is_among_nulls THEN
    RETURN QUERY EXECUTE format('SELECT s.candidate_id %s
        AND s.id = (SELECT h.id FROM job_applications h WHERE h.company_id = s.company_id AND h.candidate_id = s.candidate_id AND h.status <> ''withdrawn''
          ORDER BY h.score DESC NULLS LAST, h.id DESC LIMIT 1)
        AND EXISTS (SELECT 1 FROM candidates WHERE candidates.id = s.candidate_id AND %s)%s ORDER BY s.score%s, s.candidate_id%s LIMIT %s',
      scored, conditions,
      CASE WHEN after ->> 'id' IS NULL THEN '' ELSE format(' AND (s.score, s.candidate_id) %s (%L::integer, %L::uuid)', beyond, after ->> 'score', after ->> 'id') END,
      direction, direction, max_rows);
    GET DIAGNOSTICS returned = ROW_COUNT;
  END IF;
  IF returned < max_rows THEN
    RETURN QUERY EXECUTE format('SELECT id FROM candidates WHERE %s AND NOT EXISTS (SELECT 1 %s AND s.candidate_id = candidates.id)%s ORDER BY id%s LIMIT %s',
      conditions, scored, CASE WHEN is_among_nulls THEN format(' AND id %s %L::uuid', beyond, after ->> 'id') ELSE '' END, direction, max_rows - returned);
  END IF;
END
$$;

REVOKE ALL ON FUNCTION candidate_search_by_score(filter jsonb, is_descending boolean, after jsonb, max_rows integer) FROM PUBLIC;
GRANT ALL ON FUNCTION candidate_search_by_score(filter jsonb, is_descending boolean, after jsonb, max_rows integer) TO app_server;
