CREATE TRIGGER introductions_while_open BEFORE INSERT ON introduction_requests FOR EACH ROW EXECUTE FUNCTION refuse_while_closing();
