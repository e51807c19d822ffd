-- True if the current user is an admin of the open workspace. Without a user or a workspace it is false.
CREATE OR REPLACE FUNCTION app_is_admin() RETURNS boolean LANGUAGE sql STABLE SECURITY DEFINER SET search_path = pg_catalog, public, pg_temp AS $$
  SELECT EXISTS (SELECT 1 FROM company_members WHERE company_id = app_company_id() AND user_id = app_user_id() AND permissions = 'admin')
$$;

REVOKE ALL ON FUNCTION app_is_admin() FROM PUBLIC;
GRANT ALL ON FUNCTION app_is_admin() TO app_server;
GRANT ALL ON FUNCTION app_is_admin() TO app_reader;
