CREATE TRIGGER offers_stay_as_sent BEFORE UPDATE ON offers FOR EACH ROW EXECUTE FUNCTION keep_sent_offer();

CREATE TRIGGER offers_removed AFTER DELETE ON offers FOR EACH ROW WHEN (OLD.file_id IS NOT NULL) EXECUTE FUNCTION remove_offer_letter();
