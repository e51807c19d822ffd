CREATE TRIGGER interview_panelists_time BEFORE INSERT OR UPDATE OF interview_id, user_id ON interview_panelists
  FOR EACH ROW EXECUTE FUNCTION set_panelist_time();
