CREATE TRIGGER match_profile_changed AFTER INSERT OR UPDATE OR DELETE ON candidate_profiles
  FOR EACH ROW EXECUTE FUNCTION match_profile_changed();

CREATE TRIGGER candidate_profiles_certifications BEFORE INSERT OR UPDATE OF credentials ON candidate_profiles
  FOR EACH ROW EXECUTE FUNCTION set_certifications();
