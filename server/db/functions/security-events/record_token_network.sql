-- True when a token is used from a network for the first time, except for its very first network.
CREATE OR REPLACE FUNCTION record_token_network(token uuid, from_network text) RETURNS boolean
LANGUAGE plpgsql SECURITY DEFINER SET search_path = pg_catalog, public, pg_temp AS $$
DECLARE
  known text[];
BEGIN
  SELECT t.networks INTO known FROM api_tokens t WHERE t.id = token;
  IF NOT FOUND OR from_network = ANY (known) THEN RETURN false; END IF;
  UPDATE api_tokens t SET networks = (ARRAY[from_network] || t.networks)[1:50] WHERE t.id = token AND NOT from_network = ANY (t.networks);
  RETURN FOUND AND cardinality(known) > 0;
END
$$;

REVOKE ALL ON FUNCTION record_token_network(token uuid, from_network text) FROM PUBLIC;
GRANT ALL ON FUNCTION record_token_network(token uuid, from_network text) TO app_server;
