-- Returns the current user's findable profiles as recruiters see them, for building match facts.
CREATE OR REPLACE FUNCTION match_shown_profiles(profiles uuid[]) RETURNS TABLE (id uuid, blocked text[], seen jsonb)
LANGUAGE sql STABLE SECURITY DEFINER SET search_path = pg_catalog, public, pg_temp AS $$
  SELECT p.id, s.blocked_keys, profile_as_seen('recruiter', p, s)
  FROM candidate_profiles p JOIN users u ON u.id = p.user_id LEFT JOIN privacy_settings s ON s.candidate_id = p.id
  WHERE p.id = ANY (profiles) AND p.user_id = app_user_id() AND profile_allows_engine(p.id)
    AND profile_not_found_because('{}', p, s, u.is_anonymous) IS NULL
$$;

REVOKE ALL ON FUNCTION match_shown_profiles(profiles uuid[]) FROM PUBLIC;
GRANT ALL ON FUNCTION match_shown_profiles(profiles uuid[]) TO app_server;
