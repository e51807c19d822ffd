CREATE TRIGGER shortlists_prevent_changes BEFORE INSERT OR UPDATE ON shortlists FOR EACH ROW EXECUTE FUNCTION prevent_sent_shortlist_changes();

CREATE TRIGGER shortlists_while_open BEFORE INSERT ON shortlists FOR EACH ROW EXECUTE FUNCTION refuse_while_closing();

CREATE TRIGGER shortlists_sent_while_open BEFORE UPDATE OF sent_at ON shortlists
  FOR EACH ROW WHEN (OLD.sent_at IS NULL AND NEW.sent_at IS NOT NULL) EXECUTE FUNCTION refuse_while_closing();
