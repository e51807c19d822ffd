CREATE TRIGGER credentials_raise_link_epoch AFTER INSERT OR UPDATE OF password_hash ON credentials
  FOR EACH ROW EXECUTE FUNCTION raise_epoch_with_password();

CREATE TRIGGER password_changed AFTER UPDATE OF password_hash ON credentials FOR EACH ROW
  WHEN (OLD.password_hash IS DISTINCT FROM NEW.password_hash) EXECUTE FUNCTION forget_trusted_devices();
