CREATE TRIGGER companies_rename_cards AFTER UPDATE OF name ON companies
  FOR EACH ROW WHEN (OLD.name IS DISTINCT FROM NEW.name) EXECUTE FUNCTION rename_job_cards();

CREATE TRIGGER companies_stale_scores AFTER UPDATE OF industry ON companies
  FOR EACH ROW WHEN (OLD.industry IS DISTINCT FROM NEW.industry) EXECUTE FUNCTION mark_scores_stale();
