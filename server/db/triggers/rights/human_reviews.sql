CREATE TRIGGER sync_human_review AFTER INSERT OR DELETE ON human_reviews FOR EACH ROW EXECUTE FUNCTION sync_human_review();
