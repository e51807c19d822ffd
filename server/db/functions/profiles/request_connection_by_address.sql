-- Invites an email address to connect. The result does not reveal whether the address has an account.
CREATE OR REPLACE FUNCTION request_connection_by_address(address text, note text) RETURNS TABLE (id uuid, is_new boolean)
LANGUAGE plpgsql SECURITY DEFINER SET search_path = pg_catalog, public, pg_temp AS $$
DECLARE
  requester uuid := own_profile_id();
  recipient uuid := profile_by_address(address);
  made uuid;
BEGIN
  IF requester IS NULL OR EXISTS (SELECT 1 FROM users u WHERE u.id = app_user_id() AND lower(u.username) = lower(address)) THEN RETURN; END IF;
  INSERT INTO connection_invitations (candidate_id, email, message) VALUES (requester, lower(address), note)
    ON CONFLICT (candidate_id, email) DO NOTHING RETURNING connection_invitations.id INTO made;
  IF made IS NULL THEN
    RETURN QUERY SELECT i.id, false FROM connection_invitations i WHERE i.candidate_id = requester AND i.email = lower(address);
    RETURN;
  END IF;
  IF recipient IS NOT NULL AND recipient <> requester AND NOT profiles_hidden_from_each_other(requester, recipient) THEN
    UPDATE connection_invitations i SET connection_id = connect_profiles(requester, recipient, note) WHERE i.id = made;
  END IF;
  RETURN QUERY SELECT made, true;
END
$$;

REVOKE ALL ON FUNCTION request_connection_by_address(address text, note text) FROM PUBLIC;
GRANT ALL ON FUNCTION request_connection_by_address(address text, note text) TO app_server;
