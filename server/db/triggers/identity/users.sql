CREATE TRIGGER users_raise_link_epoch BEFORE UPDATE OF username ON users FOR EACH ROW EXECUTE FUNCTION raise_epoch_with_address();

CREATE TRIGGER address_changed AFTER UPDATE OF username ON users FOR EACH ROW
  WHEN (OLD.username IS DISTINCT FROM NEW.username) EXECUTE FUNCTION forget_trusted_devices();
