CREATE TRIGGER sync_desk_state_to_form AFTER UPDATE OF state ON desk_leads FOR EACH ROW
  WHEN (OLD.state IS DISTINCT FROM NEW.state) EXECUTE FUNCTION sync_desk_state_to_form();
