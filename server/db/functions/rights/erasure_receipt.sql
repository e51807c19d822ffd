CREATE OR REPLACE FUNCTION erasure_receipt(receipt uuid) RETURNS TABLE (erased_at timestamptz, cause text, scope text, counts jsonb)
LANGUAGE sql STABLE SECURITY DEFINER SET search_path = pg_catalog, public, pg_temp AS $$
  SELECT e.erased_at, e.cause, e.scope, e.counts FROM erasures e WHERE e.id = receipt
$$;

REVOKE ALL ON FUNCTION erasure_receipt(receipt uuid) FROM PUBLIC;
GRANT ALL ON FUNCTION erasure_receipt(receipt uuid) TO app_server;
