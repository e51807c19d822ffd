CREATE TRIGGER desk_tell_form AFTER UPDATE OF state ON desk_leads FOR EACH ROW
  WHEN (OLD.state IS DISTINCT FROM NEW.state) EXECUTE FUNCTION desk_tell_form();
