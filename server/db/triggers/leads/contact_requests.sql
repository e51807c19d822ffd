CREATE TRIGGER sync_lead_to_desk AFTER INSERT ON contact_requests FOR EACH ROW EXECUTE FUNCTION sync_lead_to_desk();

CREATE TRIGGER remove_lead_from_desk AFTER DELETE ON contact_requests FOR EACH ROW EXECUTE FUNCTION remove_lead_from_desk();
