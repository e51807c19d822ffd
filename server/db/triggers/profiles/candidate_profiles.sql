CREATE TRIGGER match_profile_changed AFTER INSERT OR UPDATE OR DELETE ON candidate_profiles
  FOR EACH ROW EXECUTE FUNCTION match_profile_changed();
