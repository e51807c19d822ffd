-- True if recruiters may find this profile and its owner allows the matching engine.
CREATE OR REPLACE FUNCTION match_is_findable(profile uuid) RETURNS boolean LANGUAGE sql STABLE SECURITY DEFINER SET search_path = pg_catalog, public, pg_temp AS $$
  SELECT profile_allows_engine(profile) AND EXISTS (
    SELECT 1 FROM candidate_profiles p JOIN users u ON u.id = p.user_id LEFT JOIN privacy_settings s ON s.candidate_id = p.id
    WHERE p.id = profile AND profile_not_found_because('{}', p, s, u.is_anonymous) IS NULL)
$$;

REVOKE ALL ON FUNCTION match_is_findable(profile uuid) FROM PUBLIC;
GRANT ALL ON FUNCTION match_is_findable(profile uuid) TO app_server;
