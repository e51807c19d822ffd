-- Invites an email address to connect. The result does not reveal whether the address has an account.
CREATE OR REPLACE FUNCTION ask_address(address text, note text) RETURNS TABLE (id uuid, is_new boolean)
LANGUAGE plpgsql SECURITY DEFINER SET search_path = pg_catalog, public, pg_temp AS $$
DECLARE
  asker uuid := own_profile_id();
  asked uuid := profile_behind(address);
  made uuid;
BEGIN
  IF asker IS NULL OR EXISTS (SELECT 1 FROM users u WHERE u.id = app_user_id() AND lower(u.username) = lower(address)) THEN RETURN; END IF;
  INSERT INTO connection_invitations (candidate_id, email, message) VALUES (asker, lower(address), note)
    ON CONFLICT (candidate_id, email) DO NOTHING RETURNING connection_invitations.id INTO made;
  IF made IS NULL THEN
    RETURN QUERY SELECT i.id, false FROM connection_invitations i WHERE i.candidate_id = asker AND i.email = lower(address);
    RETURN;
  END IF;
  IF asked IS NOT NULL AND asked <> asker AND NOT profiles_apart(asker, asked) THEN
    UPDATE connection_invitations i SET connection_id = connect_profiles(asker, asked, note) WHERE i.id = made;
  END IF;
  RETURN QUERY SELECT made, true;
END
$$;

REVOKE ALL ON FUNCTION ask_address(address text, note text) FROM PUBLIC;
GRANT ALL ON FUNCTION ask_address(address text, note text) TO app_server;
