CREATE TRIGGER match_holders_added AFTER INSERT ON candidate_match REFERENCING NEW TABLE AS added
  FOR EACH STATEMENT EXECUTE FUNCTION match_count_holders();

CREATE TRIGGER match_holders_changed AFTER UPDATE ON candidate_match REFERENCING NEW TABLE AS added OLD TABLE AS removed
  FOR EACH STATEMENT EXECUTE FUNCTION match_count_holders();

CREATE TRIGGER match_holders_removed AFTER DELETE ON candidate_match REFERENCING OLD TABLE AS removed
  FOR EACH STATEMENT EXECUTE FUNCTION match_count_holders();

CREATE TRIGGER match_without_reviewed_added AFTER INSERT ON candidate_match REFERENCING NEW TABLE AS added
  FOR EACH STATEMENT EXECUTE FUNCTION match_without_reviewed();

CREATE TRIGGER match_without_reviewed_changed AFTER UPDATE ON candidate_match REFERENCING NEW TABLE AS added
  FOR EACH STATEMENT EXECUTE FUNCTION match_without_reviewed();
