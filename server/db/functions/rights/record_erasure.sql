-- Adds an erasure to the ledger. A second call with the same id changes nothing.
CREATE OR REPLACE FUNCTION record_erasure(receipt uuid, at timestamptz, why text, how_much text, hashes text[], numbers jsonb) RETURNS void
LANGUAGE sql SECURITY DEFINER SET search_path = pg_catalog, public, pg_temp AS $$
  INSERT INTO erasures (id, erased_at, cause, scope, marks, counts) VALUES (receipt, at, why, how_much, hashes, numbers) ON CONFLICT (id) DO NOTHING
$$;

REVOKE ALL ON FUNCTION record_erasure(receipt uuid, at timestamp with time zone, why text, how_much text, hashes text[], numbers jsonb) FROM PUBLIC;
GRANT ALL ON FUNCTION record_erasure(receipt uuid, at timestamp with time zone, why text, how_much text, hashes text[], numbers jsonb) TO app_server;
