CREATE TRIGGER record_visit AFTER INSERT OR UPDATE OF updated_at ON sessions FOR EACH ROW EXECUTE FUNCTION record_visit();
