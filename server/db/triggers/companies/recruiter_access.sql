CREATE TRIGGER recruiter_access_leaves_panels AFTER UPDATE OF dismissed_at ON recruiter_access
  FOR EACH ROW WHEN (NEW.dismissed_at IS NOT NULL) EXECUTE FUNCTION leave_panels();
