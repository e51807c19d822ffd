CREATE TRIGGER desk_stop_clock AFTER INSERT OR UPDATE OF sent_at, failed_at ON desk_entries FOR EACH ROW
  WHEN (NEW.kind IN ('reply', 'call')) EXECUTE FUNCTION desk_stop_clock();
