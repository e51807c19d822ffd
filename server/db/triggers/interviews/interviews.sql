CREATE TRIGGER interviews_end BEFORE INSERT OR UPDATE OF scheduled_at, duration, ends_at ON interviews
  FOR EACH ROW WHEN (NEW.busy_candidate_id IS NOT NULL) EXECUTE FUNCTION set_interview_end();

CREATE TRIGGER interviews_panel_times AFTER UPDATE OF scheduled_at, duration, status ON interviews
  FOR EACH ROW EXECUTE FUNCTION sync_panel_times();

CREATE TRIGGER interviews_set_candidate BEFORE UPDATE OF application_id, busy_candidate_id ON interviews
  FOR EACH ROW WHEN (NEW.busy_candidate_id IS NOT NULL) EXECUTE FUNCTION set_interview_candidate();

CREATE TRIGGER interviews_webhooks AFTER INSERT OR UPDATE OF status, scheduled_at ON interviews FOR EACH ROW EXECUTE FUNCTION enqueue_interview_webhooks();
