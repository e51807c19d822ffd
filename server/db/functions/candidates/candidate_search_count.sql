-- Counts the matches up to a limit, or only those added after `since`. It runs as the owner, because row-level security keeps @@ off the index.
CREATE OR REPLACE FUNCTION candidate_search_count(filter jsonb, since timestamptz, max_rows integer)
RETURNS integer LANGUAGE plpgsql STABLE SECURITY DEFINER SET search_path = pg_catalog, public, pg_temp SET jit = off AS $$
DECLARE
  counted integer;
BEGIN
  IF app_company_id() IS NULL THEN RETURN 0; END IF;
  EXECUTE format('SELECT count(*) FROM (SELECT 1 FROM candidates WHERE %s%s LIMIT %s) AS found', candidate_search_conditions(filter),
    CASE WHEN since IS NULL THEN '' ELSE format(' AND created_at > %L::timestamptz', since) END, max_rows) INTO counted;
  RETURN counted;
END
$$;

REVOKE ALL ON FUNCTION candidate_search_count(filter jsonb, since timestamp with time zone, max_rows integer) FROM PUBLIC;
GRANT ALL ON FUNCTION candidate_search_count(filter jsonb, since timestamp with time zone, max_rows integer) TO app_server;
