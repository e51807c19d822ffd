-- Feeds the copy of the erasure ledger outside the database, which survives a database restore.
CREATE OR REPLACE FUNCTION erasures_since(from_at timestamptz) RETURNS SETOF erasures LANGUAGE sql STABLE SECURITY DEFINER SET search_path = pg_catalog, public, pg_temp AS $$
  SELECT * FROM erasures e WHERE e.erased_at >= from_at ORDER BY e.erased_at, e.id
$$;

REVOKE ALL ON FUNCTION erasures_since(from_at timestamp with time zone) FROM PUBLIC;
GRANT ALL ON FUNCTION erasures_since(from_at timestamp with time zone) TO app_server;
