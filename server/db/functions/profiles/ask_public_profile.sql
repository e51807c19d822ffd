-- Requests a connection with a public profile. Returns null if its owner does not allow that.
CREATE OR REPLACE FUNCTION ask_public_profile(asked uuid, note text) RETURNS uuid
LANGUAGE plpgsql SECURITY DEFINER SET search_path = pg_catalog, public, pg_temp AS $$
DECLARE
  asker uuid := own_profile_id();
BEGIN
  IF asker IS NULL OR asked = asker OR profiles_apart(asker, asked) OR NOT EXISTS (
    SELECT 1 FROM candidate_profiles p JOIN users u ON u.id = p.user_id LEFT JOIN privacy_settings s ON s.candidate_id = p.id
    WHERE p.id = asked AND s.allow_networking AND profile_hidden_because('public', '{}', p, s, u.is_anonymous) IS NULL) THEN RETURN NULL; END IF;
  RETURN connect_profiles(asker, asked, note);
END
$$;

REVOKE ALL ON FUNCTION ask_public_profile(asked uuid, note text) FROM PUBLIC;
GRANT ALL ON FUNCTION ask_public_profile(asked uuid, note text) TO app_server;
