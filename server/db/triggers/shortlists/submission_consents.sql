CREATE TRIGGER submission_consents_keep BEFORE UPDATE ON submission_consents FOR EACH ROW EXECUTE FUNCTION keep_consent();
