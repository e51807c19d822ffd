CREATE TRIGGER match_stale_scores_added AFTER INSERT ON match_stale REFERENCING NEW TABLE AS added
  FOR EACH STATEMENT EXECUTE FUNCTION mark_scores_stale();

CREATE TRIGGER match_stale_scores_changed AFTER UPDATE ON match_stale REFERENCING NEW TABLE AS added
  FOR EACH STATEMENT EXECUTE FUNCTION mark_scores_stale();
