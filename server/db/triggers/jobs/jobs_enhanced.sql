CREATE TRIGGER jobs_enhanced_revision BEFORE UPDATE ON jobs_enhanced FOR EACH ROW EXECUTE FUNCTION bump_revision();

CREATE TRIGGER jobs_enhanced_closed AFTER UPDATE OF status ON jobs_enhanced
  FOR EACH ROW WHEN (OLD.status <> 'closed' AND NEW.status = 'closed') EXECUTE FUNCTION cancel_interviews_of_closed_job();

CREATE TRIGGER jobs_enhanced_closed_with_offers AFTER UPDATE OF status ON jobs_enhanced
  FOR EACH ROW WHEN (OLD.status <> 'closed' AND NEW.status = 'closed') EXECUTE FUNCTION withdraw_offers_of_closed_job();
