CREATE TRIGGER classify_security_event BEFORE INSERT ON security_events FOR EACH ROW EXECUTE FUNCTION classify_security_event();

CREATE TRIGGER prevent_security_event_changes BEFORE UPDATE ON security_events FOR EACH ROW EXECUTE FUNCTION prevent_security_event_changes();
