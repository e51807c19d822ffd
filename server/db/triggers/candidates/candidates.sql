CREATE TRIGGER match_candidates_added AFTER INSERT ON candidates REFERENCING NEW TABLE AS added
  FOR EACH STATEMENT EXECUTE FUNCTION match_mark_candidates();

CREATE TRIGGER match_candidates_changed AFTER UPDATE ON candidates REFERENCING NEW TABLE AS added OLD TABLE AS removed
  FOR EACH STATEMENT EXECUTE FUNCTION match_mark_candidates();

CREATE TRIGGER match_candidates_removed AFTER DELETE ON candidates REFERENCING OLD TABLE AS removed
  FOR EACH STATEMENT EXECUTE FUNCTION match_mark_candidates();

CREATE TRIGGER candidates_found_by BEFORE INSERT OR UPDATE OF first_name, last_name, email, current_title, current_company, location, skills, summary, notes, work_history
  ON candidates FOR EACH ROW EXECUTE FUNCTION keep_candidate_found_by();

CREATE TRIGGER candidates_forget_moves AFTER UPDATE OF email ON candidates
  FOR EACH ROW WHEN (NEW.email LIKE 'erased-%@erased.invalid') EXECUTE FUNCTION forget_moves();

CREATE TRIGGER candidates_forget_import BEFORE DELETE ON candidates FOR EACH ROW EXECUTE FUNCTION forget_import_of_candidate();

CREATE TRIGGER candidates_erased_forget_import BEFORE UPDATE OF email ON candidates
  FOR EACH ROW WHEN (NEW.email LIKE 'erased-%@erased.invalid' AND OLD.email NOT LIKE 'erased-%@erased.invalid')
  EXECUTE FUNCTION forget_import_of_candidate();

CREATE TRIGGER candidates_forget_interviews AFTER UPDATE OF email ON candidates
  FOR EACH ROW WHEN (NEW.email LIKE 'erased-%@erased.invalid') EXECUTE FUNCTION forget_interviews();

CREATE TRIGGER candidates_forget_shortlisted AFTER UPDATE OF email ON candidates
  FOR EACH ROW WHEN (NEW.email LIKE 'erased-%@erased.invalid') EXECUTE FUNCTION forget_shortlisted();

CREATE TRIGGER candidates_forget_offers AFTER UPDATE OF email ON candidates
  FOR EACH ROW WHEN (NEW.email LIKE 'erased-%@erased.invalid') EXECUTE FUNCTION forget_offers();
