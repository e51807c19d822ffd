-- Only processes of the previous release call it. A migration of the next release drops it: see candidate_search_count.
-- Counts the matches up to a limit. It runs as the owner, because row-level security keeps @@ off the index.
CREATE OR REPLACE FUNCTION count_candidates(words text, skills text[], place text, years_from integer, years_to integer, salary_to numeric, max_rows integer)
RETURNS integer LANGUAGE plpgsql STABLE SECURITY DEFINER SET search_path = pg_catalog, public, pg_temp SET jit = off AS $$
DECLARE
  counted integer;
BEGIN
  IF app_company_id() IS NULL THEN RETURN 0; END IF;
  EXECUTE format('SELECT count(*) FROM (SELECT 1 FROM candidates WHERE %s LIMIT %s) AS found', candidate_conditions(words, skills, place, years_from, years_to, salary_to), max_rows)
    INTO counted;
  RETURN counted;
END
$$;

REVOKE ALL ON FUNCTION count_candidates(words text, skills text[], place text, years_from integer, years_to integer, salary_to numeric, max_rows integer) FROM PUBLIC;
GRANT ALL ON FUNCTION count_candidates(words text, skills text[], place text, years_from integer, years_to integer, salary_to numeric, max_rows integer) TO app_server;
