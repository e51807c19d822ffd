CREATE TRIGGER factor_removed AFTER DELETE ON two_factors FOR EACH ROW EXECUTE FUNCTION delete_trusted_devices();

-- A new secret starts unverified. The trigger does not watch the encrypted secret, because key rotation changes it too.
CREATE TRIGGER factor_changed AFTER UPDATE OF verified ON two_factors FOR EACH ROW
  WHEN (OLD.verified IS DISTINCT FROM NEW.verified) EXECUTE FUNCTION delete_trusted_devices();
