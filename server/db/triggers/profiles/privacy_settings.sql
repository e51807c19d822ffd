CREATE TRIGGER match_profile_changed AFTER INSERT OR UPDATE OR DELETE ON privacy_settings
  FOR EACH ROW EXECUTE FUNCTION match_profile_changed();

CREATE CONSTRAINT TRIGGER record_visibility_consent AFTER INSERT OR UPDATE ON privacy_settings
  DEFERRABLE INITIALLY DEFERRED FOR EACH ROW EXECUTE FUNCTION record_visibility_consent();

CREATE TRIGGER narrow_publication BEFORE INSERT OR UPDATE ON privacy_settings FOR EACH ROW EXECUTE FUNCTION narrow_publication();
