CREATE TRIGGER match_key_counts_added AFTER INSERT ON candidate_match REFERENCING NEW TABLE AS added
  FOR EACH STATEMENT EXECUTE FUNCTION update_match_key_counts();

CREATE TRIGGER match_key_counts_changed AFTER UPDATE ON candidate_match REFERENCING NEW TABLE AS added OLD TABLE AS removed
  FOR EACH STATEMENT EXECUTE FUNCTION update_match_key_counts();

CREATE TRIGGER match_key_counts_removed AFTER DELETE ON candidate_match REFERENCING OLD TABLE AS removed
  FOR EACH STATEMENT EXECUTE FUNCTION update_match_key_counts();

CREATE TRIGGER match_remove_reviewed_added AFTER INSERT ON candidate_match REFERENCING NEW TABLE AS added
  FOR EACH STATEMENT EXECUTE FUNCTION match_remove_reviewed();

CREATE TRIGGER match_remove_reviewed_changed AFTER UPDATE ON candidate_match REFERENCING NEW TABLE AS added
  FOR EACH STATEMENT EXECUTE FUNCTION match_remove_reviewed();
