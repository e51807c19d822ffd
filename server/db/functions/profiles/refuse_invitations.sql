-- Blocks all further invitations to an address, of which only the hash is stored.
CREATE OR REPLACE FUNCTION refuse_invitations(address text) RETURNS void LANGUAGE sql SECURITY DEFINER SET search_path = pg_catalog, public, pg_temp AS $$
  INSERT INTO connection_refusals (email_hash) VALUES (encode(sha256(convert_to(lower(address), 'UTF8')), 'hex')) ON CONFLICT DO NOTHING
$$;

REVOKE ALL ON FUNCTION refuse_invitations(address text) FROM PUBLIC;
GRANT ALL ON FUNCTION refuse_invitations(address text) TO app_server;
