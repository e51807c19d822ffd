CREATE TRIGGER prevent_erasure_changes BEFORE UPDATE OR DELETE ON erasures FOR EACH ROW EXECUTE FUNCTION prevent_erasure_changes();
