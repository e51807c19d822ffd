-- Stores the receipt of a closed workspace. A second call with the same id changes nothing.
CREATE OR REPLACE FUNCTION record_closed_workspace(receipt uuid, hashed_name text, begun timestamptz, erased timestamptz, numbers jsonb, hash text) RETURNS void
LANGUAGE sql SECURITY DEFINER SET search_path = pg_catalog, public, pg_temp AS $$
  INSERT INTO closed_workspaces (id, name_hash, begun_at, erased_at, counts, digest) VALUES (receipt, hashed_name, begun, erased, numbers, hash)
    ON CONFLICT (id) DO NOTHING
$$;

REVOKE ALL ON FUNCTION record_closed_workspace(receipt uuid, hashed_name text, begun timestamp with time zone, erased timestamp with time zone, numbers jsonb, hash text) FROM PUBLIC;
GRANT ALL ON FUNCTION record_closed_workspace(receipt uuid, hashed_name text, begun timestamp with time zone, erased timestamp with time zone, numbers jsonb, hash text) TO app_server;
