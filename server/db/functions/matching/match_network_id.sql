-- The network is a separate pool, under an id that no company has.
CREATE OR REPLACE FUNCTION match_network_id() RETURNS uuid LANGUAGE sql IMMUTABLE PARALLEL SAFE AS $$
  SELECT '00000000-0000-7000-8000-000000000001'::uuid
$$;
