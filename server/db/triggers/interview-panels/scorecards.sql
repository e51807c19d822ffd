CREATE TRIGGER scorecards_submitted BEFORE UPDATE ON scorecards FOR EACH ROW EXECUTE FUNCTION keep_submitted_card();
