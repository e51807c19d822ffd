CREATE TRIGGER job_applications_step BEFORE UPDATE OF stage ON job_applications
  FOR EACH ROW EXECUTE FUNCTION reset_step_on_stage_change();

CREATE TRIGGER finish_team_tasks AFTER UPDATE OF stage, status, answer_due_at ON job_applications FOR EACH ROW
  WHEN ((OLD.stage, OLD.status, OLD.answer_due_at) IS DISTINCT FROM (NEW.stage, NEW.status, NEW.answer_due_at)) EXECUTE FUNCTION finish_team_tasks();

CREATE TRIGGER job_applications_candidate_changed AFTER UPDATE OF candidate_id ON job_applications
  FOR EACH ROW WHEN (OLD.candidate_id <> NEW.candidate_id) EXECUTE FUNCTION move_interviews_to_candidate();

CREATE TRIGGER job_applications_ended AFTER UPDATE OF status ON job_applications
  FOR EACH ROW WHEN (OLD.status = 'active' AND NEW.status <> 'active' AND NEW.stage <> 'hired') EXECUTE FUNCTION cancel_interviews_of_ended_application();

CREATE TRIGGER job_applications_ended_with_offer AFTER UPDATE OF status ON job_applications
  FOR EACH ROW WHEN (OLD.status = 'active' AND NEW.status <> 'active' AND NEW.stage <> 'hired') EXECUTE FUNCTION withdraw_offers_of_ended_application();

CREATE TRIGGER job_applications_webhooks AFTER INSERT ON job_applications FOR EACH ROW EXECUTE FUNCTION enqueue_application_webhooks();

CREATE TRIGGER job_applications_delete_webhooks AFTER DELETE ON job_applications FOR EACH ROW EXECUTE FUNCTION delete_webhook_messages_of_application();

CREATE TRIGGER job_applications_added_stale BEFORE INSERT ON job_applications
  FOR EACH ROW WHEN (NEW.score_engine IS NOT NULL) EXECUTE FUNCTION mark_application_stale();

CREATE TRIGGER job_applications_moved_stale BEFORE UPDATE OF candidate_id, job_id ON job_applications
  FOR EACH ROW WHEN ((OLD.candidate_id, OLD.job_id) IS DISTINCT FROM (NEW.candidate_id, NEW.job_id)) EXECUTE FUNCTION mark_application_stale();

CREATE TRIGGER job_applications_queue_scores AFTER INSERT ON job_applications REFERENCING NEW TABLE AS added
  FOR EACH STATEMENT EXECUTE FUNCTION queue_new_scores();
