CREATE OR REPLACE FUNCTION own_profile_id() RETURNS uuid LANGUAGE sql STABLE SECURITY DEFINER SET search_path = pg_catalog, public, pg_temp AS $$
  SELECT id FROM candidate_profiles WHERE user_id = app_user_id()
$$;

REVOKE ALL ON FUNCTION own_profile_id() FROM PUBLIC;
GRANT ALL ON FUNCTION own_profile_id() TO app_server;
