-- A new password voids all links that were created before it, no matter which code path changed it.
CREATE OR REPLACE FUNCTION bump_link_epoch_on_password_change() RETURNS trigger LANGUAGE plpgsql SET search_path = pg_catalog, public, pg_temp AS $$
BEGIN
  UPDATE public.users SET link_epoch = link_epoch + 1 WHERE id = NEW.user_id;
  RETURN NULL;
END
$$;
