-- Returns the network state of the open workspace.
CREATE OR REPLACE FUNCTION own_network_state() RETURNS text LANGUAGE sql STABLE SECURITY DEFINER SET search_path = pg_catalog, public, pg_temp AS $$
  SELECT coalesce(network_state_of(app_company_id()), 'none')
$$;

REVOKE ALL ON FUNCTION own_network_state() FROM PUBLIC;
GRANT ALL ON FUNCTION own_network_state() TO app_server;
