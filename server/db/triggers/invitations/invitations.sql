CREATE TRIGGER invitations_while_open BEFORE INSERT ON invitations FOR EACH ROW EXECUTE FUNCTION refuse_while_closing();
