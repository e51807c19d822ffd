-- The public keys of passkeys are read before anyone is signed in, as sessions are; the reader of reports needs neither table.
REVOKE SELECT ON passkeys, trusted_devices FROM app_reader;--> statement-breakpoint

ALTER TABLE trusted_devices ENABLE ROW LEVEL SECURITY;--> statement-breakpoint
ALTER TABLE trusted_devices FORCE ROW LEVEL SECURITY;--> statement-breakpoint
CREATE POLICY own_devices ON trusted_devices USING (user_id = (SELECT app_user_id())) WITH CHECK (user_id = (SELECT app_user_id()));--> statement-breakpoint

-- A changed password, address or authenticator app ends the trust in every device, whichever code path changed it.
CREATE FUNCTION forget_trusted_devices() RETURNS trigger LANGUAGE plpgsql SECURITY DEFINER SET search_path = pg_catalog, public, pg_temp AS $$
DECLARE
  person uuid;
BEGIN
  IF TG_TABLE_NAME = 'users' THEN
    person := NEW.id;
  ELSIF TG_OP = 'DELETE' THEN
    person := OLD.user_id;
  ELSE
    person := NEW.user_id;
  END IF;
  DELETE FROM trusted_devices WHERE user_id = person;
  RETURN NULL;
END
$$;--> statement-breakpoint
REVOKE ALL ON FUNCTION forget_trusted_devices() FROM PUBLIC;--> statement-breakpoint
CREATE TRIGGER password_changed AFTER UPDATE OF password_hash ON credentials FOR EACH ROW
  WHEN (OLD.password_hash IS DISTINCT FROM NEW.password_hash) EXECUTE FUNCTION forget_trusted_devices();--> statement-breakpoint
CREATE TRIGGER address_changed AFTER UPDATE OF username ON users FOR EACH ROW
  WHEN (OLD.username IS DISTINCT FROM NEW.username) EXECUTE FUNCTION forget_trusted_devices();--> statement-breakpoint
CREATE TRIGGER factor_removed AFTER DELETE ON two_factors FOR EACH ROW EXECUTE FUNCTION forget_trusted_devices();--> statement-breakpoint
-- A new secret is unverified first; the sealed secret alone also changes when keys are rotated.
CREATE TRIGGER factor_changed AFTER UPDATE OF verified ON two_factors FOR EACH ROW
  WHEN (OLD.verified IS DISTINCT FROM NEW.verified) EXECUTE FUNCTION forget_trusted_devices();
