CREATE TRIGGER security_event_added BEFORE INSERT ON security_events FOR EACH ROW EXECUTE FUNCTION security_event_added();

CREATE TRIGGER security_event_kept BEFORE UPDATE ON security_events FOR EACH ROW EXECUTE FUNCTION security_event_kept();
