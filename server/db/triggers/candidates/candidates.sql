CREATE TRIGGER match_candidates_added AFTER INSERT ON candidates REFERENCING NEW TABLE AS added
  FOR EACH STATEMENT EXECUTE FUNCTION match_queue_candidates();

CREATE TRIGGER match_candidates_changed AFTER UPDATE ON candidates REFERENCING NEW TABLE AS added OLD TABLE AS removed
  FOR EACH STATEMENT EXECUTE FUNCTION match_queue_candidates();

CREATE TRIGGER match_candidates_removed AFTER DELETE ON candidates REFERENCING OLD TABLE AS removed
  FOR EACH STATEMENT EXECUTE FUNCTION match_queue_candidates();

CREATE TRIGGER candidates_search_vector BEFORE INSERT OR UPDATE OF first_name, last_name, email, current_title, current_company, location, skills, summary, notes, work_history, credentials, languages
  ON candidates FOR EACH ROW EXECUTE FUNCTION set_candidate_search_vector();

CREATE TRIGGER candidates_erase_moves AFTER UPDATE OF email ON candidates
  FOR EACH ROW WHEN (NEW.email LIKE 'erased-%@erased.invalid') EXECUTE FUNCTION erase_moves();

CREATE TRIGGER candidates_erase_import BEFORE DELETE ON candidates FOR EACH ROW EXECUTE FUNCTION erase_import_of_candidate();

CREATE TRIGGER candidates_erased_erase_import BEFORE UPDATE OF email ON candidates
  FOR EACH ROW WHEN (NEW.email LIKE 'erased-%@erased.invalid' AND OLD.email NOT LIKE 'erased-%@erased.invalid')
  EXECUTE FUNCTION erase_import_of_candidate();

CREATE TRIGGER candidates_erase_interviews AFTER UPDATE OF email ON candidates
  FOR EACH ROW WHEN (NEW.email LIKE 'erased-%@erased.invalid') EXECUTE FUNCTION erase_interviews();

CREATE TRIGGER candidates_erase_shortlisted AFTER UPDATE OF email ON candidates
  FOR EACH ROW WHEN (NEW.email LIKE 'erased-%@erased.invalid') EXECUTE FUNCTION erase_shortlisted_candidate();

CREATE TRIGGER candidates_erase_offers AFTER UPDATE OF email ON candidates
  FOR EACH ROW WHEN (NEW.email LIKE 'erased-%@erased.invalid') EXECUTE FUNCTION erase_offers();
