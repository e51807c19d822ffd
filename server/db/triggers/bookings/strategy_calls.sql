CREATE TRIGGER sync_lead_to_desk AFTER INSERT ON strategy_calls FOR EACH ROW EXECUTE FUNCTION sync_lead_to_desk();

CREATE TRIGGER remove_lead_from_desk AFTER DELETE ON strategy_calls FOR EACH ROW EXECUTE FUNCTION remove_lead_from_desk();
