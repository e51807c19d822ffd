-- Returns the profile of the account that verified this address, unless its owner turned networking off.
CREATE OR REPLACE FUNCTION profile_by_address(address text) RETURNS uuid LANGUAGE sql STABLE SECURITY DEFINER SET search_path = pg_catalog, public, pg_temp AS $$
  SELECT p.id FROM users u JOIN candidate_profiles p ON p.user_id = u.id LEFT JOIN privacy_settings s ON s.candidate_id = p.id
  WHERE lower(u.username) = lower(address) AND u.email_verified AND u.is_anonymous IS NOT TRUE AND coalesce(s.allow_networking, true)
$$;

REVOKE ALL ON FUNCTION profile_by_address(address text) FROM PUBLIC;
