CREATE TRIGGER users_bump_link_epoch BEFORE UPDATE OF username ON users FOR EACH ROW EXECUTE FUNCTION bump_link_epoch_on_address_change();

CREATE TRIGGER address_changed AFTER UPDATE OF username ON users FOR EACH ROW
  WHEN (OLD.username IS DISTINCT FROM NEW.username) EXECUTE FUNCTION delete_trusted_devices();
