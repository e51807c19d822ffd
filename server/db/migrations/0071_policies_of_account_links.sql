-- A link belongs to its user. What it proves is never changed after it was made; it can only be closed.
ALTER TABLE account_links ENABLE ROW LEVEL SECURITY;--> statement-breakpoint
ALTER TABLE account_links FORCE ROW LEVEL SECURITY;--> statement-breakpoint
CREATE POLICY own_links ON account_links USING (user_id = (SELECT app_user_id())) WITH CHECK (user_id = (SELECT app_user_id()));--> statement-breakpoint
REVOKE UPDATE, DELETE ON account_links FROM app_server;--> statement-breakpoint
GRANT UPDATE (closed_at) ON account_links TO app_server;--> statement-breakpoint
REVOKE SELECT ON account_links FROM app_reader;--> statement-breakpoint

-- Every new password or address voids the links that were made before it, no matter which code wrote it.
CREATE FUNCTION raise_epoch_with_address() RETURNS trigger LANGUAGE plpgsql SET search_path = pg_catalog, public, pg_temp AS $$
BEGIN
  IF NEW.username IS DISTINCT FROM OLD.username THEN NEW.link_epoch := OLD.link_epoch + 1; END IF;
  RETURN NEW;
END
$$;--> statement-breakpoint
CREATE TRIGGER users_raise_link_epoch BEFORE UPDATE OF username ON users FOR EACH ROW EXECUTE FUNCTION raise_epoch_with_address();--> statement-breakpoint
CREATE FUNCTION raise_epoch_with_password() RETURNS trigger LANGUAGE plpgsql SET search_path = pg_catalog, public, pg_temp AS $$
BEGIN
  UPDATE public.users SET link_epoch = link_epoch + 1 WHERE id = NEW.user_id;
  RETURN NULL;
END
$$;--> statement-breakpoint
CREATE TRIGGER credentials_raise_link_epoch AFTER INSERT OR UPDATE OF password_hash ON credentials
  FOR EACH ROW EXECUTE FUNCTION raise_epoch_with_password();--> statement-breakpoint

-- What a user made before an address was first proven, or before a password was reset, may be the work of another person who held the account.
-- Later features that give out access in a user's name are revoked here too. kept_session is the one in which the proof was given, if any.
-- keeps_stored: invitations that were stored and not yet sent stay, since the person who stored them gave the proof.
CREATE FUNCTION revoke_access_given_by(person uuid, kept_session uuid, is_first_proof boolean, keeps_stored boolean) RETURNS void
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
  -- The first member of a workspace made it; people they let in could have lowered their level.
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
$$;--> statement-breakpoint

CREATE FUNCTION sweep_account_links() RETURNS bigint LANGUAGE sql SECURITY DEFINER SET search_path = pg_catalog, public, pg_temp AS $$
  WITH gone AS (DELETE FROM public.account_links WHERE expires_at < now() RETURNING 1) SELECT count(*) FROM gone
$$;--> statement-breakpoint
REVOKE ALL ON FUNCTION revoke_access_given_by(uuid, uuid, boolean, boolean), sweep_account_links() FROM PUBLIC;--> statement-breakpoint
GRANT EXECUTE ON FUNCTION revoke_access_given_by(uuid, uuid, boolean, boolean), sweep_account_links() TO app_server;--> statement-breakpoint

-- Links of the code before: their tokens stood in plain text in these two tables and open nothing now.
-- safe: reset links of the last day
DELETE FROM verifications WHERE identifier LIKE 'reset-password:%';--> statement-breakpoint
DO $$
BEGIN
  IF to_regclass('pgboss.job_common') IS NOT NULL THEN
    UPDATE pgboss.job_common SET data = data - 'url' WHERE name = 'send-account-mail' AND data ? 'url';
  END IF;
END
$$;
