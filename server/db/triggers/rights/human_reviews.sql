CREATE TRIGGER human_review_changed AFTER INSERT OR DELETE ON human_reviews FOR EACH ROW EXECUTE FUNCTION human_review_changed();
