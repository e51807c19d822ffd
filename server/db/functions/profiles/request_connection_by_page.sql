-- Requests a connection with a public profile. Returns null if its owner does not allow that.
CREATE OR REPLACE FUNCTION request_connection_by_page(recipient uuid, note text) RETURNS uuid
LANGUAGE plpgsql SECURITY DEFINER SET search_path = pg_catalog, public, pg_temp AS $$
DECLARE
  requester uuid := own_profile_id();
BEGIN
  IF requester IS NULL OR recipient = requester OR profiles_hidden_from_each_other(requester, recipient) OR NOT EXISTS (
    SELECT 1 FROM candidate_profiles p JOIN users u ON u.id = p.user_id LEFT JOIN privacy_settings s ON s.candidate_id = p.id
    WHERE p.id = recipient AND s.allow_networking AND profile_hidden_because('public', '{}', p, s, u.is_anonymous) IS NULL) THEN RETURN NULL; END IF;
  RETURN connect_profiles(requester, recipient, note);
END
$$;

REVOKE ALL ON FUNCTION request_connection_by_page(recipient uuid, note text) FROM PUBLIC;
GRANT ALL ON FUNCTION request_connection_by_page(recipient uuid, note text) TO app_server;
