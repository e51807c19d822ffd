-- A changed password, email address or authenticator app ends the trust in every device, no matter which code path changed it.
CREATE OR REPLACE FUNCTION delete_trusted_devices() RETURNS trigger LANGUAGE plpgsql SECURITY DEFINER SET search_path = pg_catalog, public, pg_temp AS $$
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
$$;

REVOKE ALL ON FUNCTION delete_trusted_devices() FROM PUBLIC;
