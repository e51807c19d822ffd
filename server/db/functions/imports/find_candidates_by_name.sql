-- Matches at the start of a name or email address rank first, then matches anywhere in a name or title. Similar spellings appear only without those.
CREATE OR REPLACE FUNCTION find_candidates_by_name(words text, max_rows integer) RETURNS SETOF uuid
LANGUAGE plpgsql STABLE SECURITY DEFINER ROWS 5 SET search_path = pg_catalog, public, pg_temp SET jit = off SET pg_trgm.word_similarity_threshold = 0.5 AS $$
DECLARE
  query_text text := lower(btrim(words));
  pattern text := replace(replace(replace(query_text, '\', '\\'), '%', '\%'), '_', '\_');
  workspace uuid := app_company_id();
BEGIN
  IF workspace IS NULL OR char_length(query_text) < 2 THEN RETURN; END IF;
  RETURN QUERY EXECUTE format('
    WITH named AS (
      SELECT id, 0 AS rank, first_name, last_name FROM candidates WHERE company_id = %1$L
        AND (lower(first_name || '' '' || last_name || '' '' || email) LIKE %2$L OR lower(first_name || '' '' || last_name || '' '' || email) LIKE %3$L) LIMIT 200
    ), titled AS (
      SELECT id, 1 AS rank, first_name, last_name FROM candidates WHERE company_id = %1$L AND (SELECT count(*) FROM named) < %5$s AND %6$L::boolean
        AND (first_name || '' '' || last_name || '' '' || coalesce(current_title, '''')) ILIKE %4$L LIMIT 200
    ), near AS (
      SELECT id, 2 AS rank, first_name, last_name FROM candidates WHERE company_id = %1$L AND (SELECT count(*) FROM named) + (SELECT count(*) FROM titled) = 0 AND %6$L::boolean
        AND %7$L <%% lower(first_name || '' '' || last_name || '' '' || email) LIMIT 200
    ), found AS (
      SELECT DISTINCT ON (id) * FROM (SELECT * FROM named UNION ALL SELECT * FROM titled UNION ALL SELECT * FROM near) AS every ORDER BY id, rank
    )
    SELECT id FROM found ORDER BY rank, CASE WHEN lower(last_name) LIKE %2$L OR lower(first_name || '' '' || last_name) LIKE %2$L THEN 0 ELSE 1 END,
      similarity(lower(first_name || '' '' || last_name), %7$L) DESC, last_name, first_name, id LIMIT %5$s',
    workspace, pattern || '%', '% ' || pattern || '%', '%' || pattern || '%', max_rows, char_length(query_text) >= 3, query_text);
END
$$;

REVOKE ALL ON FUNCTION find_candidates_by_name(words text, max_rows integer) FROM PUBLIC;
GRANT ALL ON FUNCTION find_candidates_by_name(words text, max_rows integer) TO app_server;
