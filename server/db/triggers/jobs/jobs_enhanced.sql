CREATE TRIGGER jobs_enhanced_revision BEFORE UPDATE ON jobs_enhanced FOR EACH ROW EXECUTE FUNCTION count_revision();

CREATE TRIGGER jobs_enhanced_closed AFTER UPDATE OF status ON jobs_enhanced
  FOR EACH ROW WHEN (OLD.status <> 'closed' AND NEW.status = 'closed') EXECUTE FUNCTION job_closed();

CREATE TRIGGER jobs_enhanced_closed_with_offers AFTER UPDATE OF status ON jobs_enhanced
  FOR EACH ROW WHEN (OLD.status <> 'closed' AND NEW.status = 'closed') EXECUTE FUNCTION job_closed_with_offers();
