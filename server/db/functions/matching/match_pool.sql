-- Returns the sizes of both pools and the hidden network profiles. The network size leaves those out.
CREATE OR REPLACE FUNCTION match_pool() RETURNS TABLE (own integer, network integer, hidden uuid[])
LANGUAGE plpgsql STABLE SECURITY DEFINER SET search_path = pg_catalog, public, pg_temp AS $$
BEGIN
  own := coalesce((SELECT h.holders FROM match_key_counts h WHERE h.pool_id = app_company_id() AND h.key = -1), 0);
  network := 0;
  hidden := '{}';
  IF match_network_is_open() THEN
    hidden := match_hidden();
    network := coalesce((SELECT h.holders FROM match_key_counts h WHERE h.pool_id = match_network_id() AND h.key = -1), 0) - cardinality(hidden);
  END IF;
  RETURN NEXT;
END
$$;

REVOKE ALL ON FUNCTION match_pool() FROM PUBLIC;
GRANT ALL ON FUNCTION match_pool() TO app_server;
