CREATE TRIGGER interviews_end BEFORE INSERT OR UPDATE OF scheduled_at, duration, ends_at ON interviews
  FOR EACH ROW WHEN (NEW.held_candidate_id IS NOT NULL) EXECUTE FUNCTION keep_interview_end();

CREATE TRIGGER interviews_panel_times AFTER UPDATE OF scheduled_at, duration, status ON interviews
  FOR EACH ROW EXECUTE FUNCTION keep_panel_times();

CREATE TRIGGER interviews_follow_candidate BEFORE UPDATE OF application_id, held_candidate_id ON interviews
  FOR EACH ROW WHEN (NEW.held_candidate_id IS NOT NULL) EXECUTE FUNCTION follow_candidate();

CREATE TRIGGER interviews_webhooks AFTER INSERT OR UPDATE OF status, scheduled_at ON interviews FOR EACH ROW EXECUTE FUNCTION tell_of_interview();
