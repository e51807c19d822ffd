-- Access that a user gave before their address was first verified, or before a password reset, may come from another person who held the account.
-- Any later feature that grants access in a user's name must be revoked here too. kept_session is the session that gave the proof, if any.
-- keeps_stored keeps invitations that were stored but not sent yet, because the person who gave the proof stored them.
CREATE OR REPLACE FUNCTION revoke_access_given_by(person uuid, kept_session uuid, is_first_proof boolean, keeps_stored boolean) RETURNS void
LANGUAGE plpgsql SECURITY DEFINER SET search_path = pg_catalog, public, pg_temp AS $$
BEGIN
  IF person IS NULL OR person IS DISTINCT FROM app_user_id() THEN RAISE EXCEPTION 'only as this user'; END IF;
  UPDATE users SET link_epoch = link_epoch + 1 WHERE id = person;
  DELETE FROM sessions WHERE user_id = person AND id IS DISTINCT FROM kept_session;
  WITH closed AS (
    UPDATE api_tokens SET revoked_at = now() WHERE created_by = person AND revoked_at IS NULL RETURNING company_id, id, name)
  INSERT INTO audit_log (company_id, actor_user_id, action, subject_type, subject_id, details)
    SELECT company_id, person, 'token.revoked', 'token', id, jsonb_build_object('subject', name) FROM closed;
  WITH closed AS (
    UPDATE webhook_endpoints SET is_on = false, off_reason = 'person' WHERE created_by = person AND is_on RETURNING company_id, id, url)
  INSERT INTO audit_log (company_id, actor_user_id, action, subject_type, subject_id, details)
    SELECT company_id, person, 'webhook.changed', 'webhook', id, jsonb_build_object('subject', url) FROM closed;
  WITH closed AS (
    UPDATE invitations i SET revoked_at = now() WHERE invited_by = person AND accepted_at IS NULL AND revoked_at IS NULL
      AND NOT (keeps_stored AND coalesce((to_jsonb(i) ->> 'is_stored')::boolean, false)) RETURNING company_id, id, email)
  INSERT INTO audit_log (company_id, actor_user_id, action, subject_type, subject_id, details)
    SELECT company_id, person, 'invitation.revoked', 'invitation', id, jsonb_build_object('subject', email) FROM closed;
  IF NOT is_first_proof THEN RETURN; END IF;
  -- The first member created the workspace. People they invited could have lowered their permissions.
  UPDATE company_members own SET permissions = 'admin' WHERE own.user_id = person AND own.permissions <> 'admin' AND NOT EXISTS (
    SELECT 1 FROM company_members other WHERE other.company_id = own.company_id AND (other.joined_at, other.id) < (own.joined_at, own.id));
  DELETE FROM hiring_team_members seat USING invitations i JOIN users guest ON guest.username = i.email
    WHERE i.invited_by = person AND i.accepted_at IS NOT NULL AND guest.id <> person AND seat.company_id = i.company_id AND seat.user_id = guest.id;
  WITH gone AS (
    DELETE FROM company_members seat USING invitations i JOIN users guest ON guest.username = i.email
    WHERE i.invited_by = person AND i.accepted_at IS NOT NULL AND guest.id <> person AND seat.company_id = i.company_id AND seat.user_id = guest.id
    RETURNING seat.company_id, guest.id, guest.username)
  INSERT INTO audit_log (company_id, actor_user_id, action, subject_type, subject_id, details)
    SELECT company_id, person, 'member.removed', 'member', id, jsonb_build_object('subject', username) FROM gone;
END
$$;

REVOKE ALL ON FUNCTION revoke_access_given_by(person uuid, kept_session uuid, is_first_proof boolean, keeps_stored boolean) FROM PUBLIC;
GRANT ALL ON FUNCTION revoke_access_given_by(person uuid, kept_session uuid, is_first_proof boolean, keeps_stored boolean) TO app_server;
