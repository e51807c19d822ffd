CREATE TRIGGER jobs_enhanced_revision BEFORE UPDATE ON jobs_enhanced FOR EACH ROW EXECUTE FUNCTION bump_revision();

CREATE TRIGGER jobs_enhanced_closed AFTER UPDATE OF status ON jobs_enhanced
  FOR EACH ROW WHEN (OLD.status <> 'closed' AND NEW.status = 'closed') EXECUTE FUNCTION cancel_interviews_of_closed_job();

CREATE TRIGGER jobs_enhanced_closed_with_offers AFTER UPDATE OF status ON jobs_enhanced
  FOR EACH ROW WHEN (OLD.status <> 'closed' AND NEW.status = 'closed') EXECUTE FUNCTION withdraw_offers_of_closed_job();

CREATE TRIGGER jobs_enhanced_stale_scores AFTER UPDATE ON jobs_enhanced FOR EACH ROW
  WHEN ((OLD.title, OLD.department, OLD.description, OLD.requirements, OLD.location, OLD.remote, OLD.salary_min, OLD.salary_max, OLD.min_years, OLD.must_have, OLD.nice_to_have)
    IS DISTINCT FROM (NEW.title, NEW.department, NEW.description, NEW.requirements, NEW.location, NEW.remote, NEW.salary_min, NEW.salary_max, NEW.min_years, NEW.must_have, NEW.nice_to_have))
  EXECUTE FUNCTION mark_scores_stale();
