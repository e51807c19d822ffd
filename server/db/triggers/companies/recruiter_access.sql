CREATE TRIGGER recruiter_access_remove_from_panels AFTER UPDATE OF dismissed_at ON recruiter_access
  FOR EACH ROW WHEN (NEW.dismissed_at IS NOT NULL) EXECUTE FUNCTION remove_from_panels();
