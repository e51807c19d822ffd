CREATE TRIGGER credentials_bump_link_epoch AFTER INSERT OR UPDATE OF password_hash ON credentials
  FOR EACH ROW EXECUTE FUNCTION bump_link_epoch_on_password_change();

CREATE TRIGGER password_changed AFTER UPDATE OF password_hash ON credentials FOR EACH ROW
  WHEN (OLD.password_hash IS DISTINCT FROM NEW.password_hash) EXECUTE FUNCTION delete_trusted_devices();
