-- A new email address voids all links that were created before it, no matter which code path changed it.
CREATE OR REPLACE FUNCTION bump_link_epoch_on_address_change() RETURNS trigger LANGUAGE plpgsql SET search_path = pg_catalog, public, pg_temp AS $$
BEGIN
  IF NEW.username IS DISTINCT FROM OLD.username THEN NEW.link_epoch := OLD.link_epoch + 1; END IF;
  RETURN NEW;
END
$$;
