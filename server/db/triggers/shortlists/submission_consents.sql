CREATE TRIGGER submission_consents_prevent_changes BEFORE UPDATE ON submission_consents FOR EACH ROW EXECUTE FUNCTION prevent_consent_changes();
