-- True if the matching engine may use a profile at all. match_is_findable and every write to the index check it.
CREATE OR REPLACE FUNCTION profile_allows_engine(profile uuid) RETURNS boolean LANGUAGE sql STABLE SECURITY DEFINER SET search_path = pg_catalog, public, pg_temp AS $$
  SELECT NOT EXISTS (SELECT 1 FROM human_reviews WHERE profile_id = profile)
$$;

REVOKE ALL ON FUNCTION profile_allows_engine(profile uuid) FROM PUBLIC;
GRANT ALL ON FUNCTION profile_allows_engine(profile uuid) TO app_server;
