-- True if the open workspace is approved or has proven its domain. A signed-in user also needs a verified email address.
CREATE OR REPLACE FUNCTION match_network_is_open() RETURNS boolean LANGUAGE sql STABLE SECURITY DEFINER SET search_path = pg_catalog, public, pg_temp AS $$
  SELECT coalesce(network_state_of(app_company_id()) IN ('approved', 'proven'), false)
    AND (app_user_id() IS NULL OR EXISTS (SELECT 1 FROM users u WHERE u.id = app_user_id() AND u.email_verified))
$$;

REVOKE ALL ON FUNCTION match_network_is_open() FROM PUBLIC;
GRANT ALL ON FUNCTION match_network_is_open() TO app_server;
