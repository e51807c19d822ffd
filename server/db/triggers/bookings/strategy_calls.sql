CREATE TRIGGER desk_take_in AFTER INSERT ON strategy_calls FOR EACH ROW EXECUTE FUNCTION desk_take_in();

CREATE TRIGGER desk_let_go AFTER DELETE ON strategy_calls FOR EACH ROW EXECUTE FUNCTION desk_let_go();
