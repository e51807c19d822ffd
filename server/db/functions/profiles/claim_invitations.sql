-- Turns the invitations to the current user's verified address into connection requests.
CREATE OR REPLACE FUNCTION claim_invitations() RETURNS void LANGUAGE plpgsql SECURITY DEFINER SET search_path = pg_catalog, public, pg_temp AS $$
DECLARE
  mine uuid := own_profile_id();
  waiting record;
BEGIN
  IF mine IS NULL OR mine IS DISTINCT FROM (SELECT profile_by_address(u.username) FROM users u WHERE u.id = app_user_id()) THEN RETURN; END IF;
  FOR waiting IN SELECT i.id, i.candidate_id, i.message FROM connection_invitations i JOIN users u ON lower(u.username) = i.email
      WHERE u.id = app_user_id() AND i.connection_id IS NULL AND i.candidate_id <> mine FOR UPDATE OF i LOOP
    IF NOT profiles_hidden_from_each_other(waiting.candidate_id, mine) THEN
      UPDATE connection_invitations i SET connection_id = connect_profiles(waiting.candidate_id, mine, waiting.message) WHERE i.id = waiting.id;
    END IF;
  END LOOP;
END
$$;

REVOKE ALL ON FUNCTION claim_invitations() FROM PUBLIC;
GRANT ALL ON FUNCTION claim_invitations() TO app_server;
