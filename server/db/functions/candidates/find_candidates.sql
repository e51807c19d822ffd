-- Only processes of the previous release call it. A migration of the next release drops it: see candidate_search_page.
-- Returns a page of ids after the last one seen. It runs as the owner, because row-level security keeps @@ off the index.
-- Words are inlined in the statement, so that the planner walks the sort order for common words and uses the index for rare ones.
CREATE OR REPLACE FUNCTION find_candidates(words text, skills text[], place text, years_from integer, years_to integer, salary_to numeric, by_name boolean,
  after_at timestamptz, after_last text, after_first text, after_id uuid, max_rows integer)
RETURNS SETOF uuid LANGUAGE plpgsql STABLE SECURITY DEFINER ROWS 51 SET search_path = pg_catalog, public, pg_temp SET jit = off AS $$
BEGIN
  IF app_company_id() IS NULL THEN RETURN; END IF;
  RETURN QUERY EXECUTE format('SELECT id FROM candidates WHERE %s%s ORDER BY %s LIMIT %s',
    candidate_conditions(words, skills, place, years_from, years_to, salary_to),
    CASE WHEN after_id IS NULL THEN '' WHEN by_name THEN format(' AND (last_name COLLATE "und-x-icu", first_name COLLATE "und-x-icu", id) > (%L, %L, %L::uuid)', after_last, after_first, after_id)
      ELSE format(' AND (created_at, id) < (%L::timestamptz, %L::uuid)', after_at, after_id) END,
    CASE WHEN by_name THEN 'last_name COLLATE "und-x-icu", first_name COLLATE "und-x-icu", id' ELSE 'created_at DESC, id DESC' END, max_rows);
END
$$;

REVOKE ALL ON FUNCTION find_candidates(words text, skills text[], place text, years_from integer, years_to integer, salary_to numeric, by_name boolean, after_at timestamp with time zone, after_last text, after_first text, after_id uuid, max_rows integer) FROM PUBLIC;
GRANT ALL ON FUNCTION find_candidates(words text, skills text[], place text, years_from integer, years_to integer, salary_to numeric, by_name boolean, after_at timestamp with time zone, after_last text, after_first text, after_id uuid, max_rows integer) TO app_server;
