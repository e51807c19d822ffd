CREATE TRIGGER set_first_reply_time AFTER INSERT OR UPDATE OF sent_at, failed_at ON desk_entries FOR EACH ROW
  WHEN (NEW.kind IN ('reply', 'call')) EXECUTE FUNCTION set_first_reply_time();
