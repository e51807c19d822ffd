CREATE TRIGGER scorecards_submitted BEFORE UPDATE ON scorecards FOR EACH ROW EXECUTE FUNCTION prevent_submitted_scorecard_changes();
