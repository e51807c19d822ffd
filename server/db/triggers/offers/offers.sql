CREATE TRIGGER offers_unchanged_once_sent BEFORE UPDATE ON offers FOR EACH ROW EXECUTE FUNCTION prevent_sent_offer_changes();

CREATE TRIGGER offers_removed AFTER DELETE ON offers FOR EACH ROW WHEN (OLD.file_id IS NOT NULL) EXECUTE FUNCTION remove_offer_letter();
