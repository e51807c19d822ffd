CREATE OR REPLACE FUNCTION sweep_account_links() RETURNS bigint LANGUAGE sql SECURITY DEFINER SET search_path = pg_catalog, public, pg_temp AS $$
  WITH gone AS (DELETE FROM public.account_links WHERE expires_at < now() RETURNING 1) SELECT count(*) FROM gone
$$;

REVOKE ALL ON FUNCTION sweep_account_links() FROM PUBLIC;
GRANT ALL ON FUNCTION sweep_account_links() TO app_server;
