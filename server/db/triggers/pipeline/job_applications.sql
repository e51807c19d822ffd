CREATE TRIGGER job_applications_step BEFORE UPDATE OF stage ON job_applications
  FOR EACH ROW EXECUTE FUNCTION keep_step_in_stage();

CREATE TRIGGER finish_team_tasks AFTER UPDATE OF stage, status, answer_due_at ON job_applications FOR EACH ROW
  WHEN ((OLD.stage, OLD.status, OLD.answer_due_at) IS DISTINCT FROM (NEW.stage, NEW.status, NEW.answer_due_at)) EXECUTE FUNCTION finish_team_tasks();

CREATE TRIGGER job_applications_change_hands AFTER UPDATE OF candidate_id ON job_applications
  FOR EACH ROW WHEN (OLD.candidate_id <> NEW.candidate_id) EXECUTE FUNCTION application_changes_hands();

CREATE TRIGGER job_applications_ended AFTER UPDATE OF status ON job_applications
  FOR EACH ROW WHEN (OLD.status = 'active' AND NEW.status <> 'active' AND NEW.stage <> 'hired') EXECUTE FUNCTION application_ended();

CREATE TRIGGER job_applications_ended_with_offer AFTER UPDATE OF status ON job_applications
  FOR EACH ROW WHEN (OLD.status = 'active' AND NEW.status <> 'active' AND NEW.stage <> 'hired') EXECUTE FUNCTION application_ended_with_offer();

CREATE TRIGGER job_applications_webhooks AFTER INSERT ON job_applications FOR EACH ROW EXECUTE FUNCTION tell_of_application();

CREATE TRIGGER job_applications_untold AFTER DELETE ON job_applications FOR EACH ROW EXECUTE FUNCTION forget_told_application();
