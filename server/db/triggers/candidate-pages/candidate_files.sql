CREATE TRIGGER candidate_files_removed AFTER DELETE ON candidate_files FOR EACH ROW EXECUTE FUNCTION remove_candidate_file();
