CREATE TRIGGER prevent_match_run_changes BEFORE UPDATE OR DELETE ON match_runs FOR EACH ROW EXECUTE FUNCTION prevent_match_run_changes();
