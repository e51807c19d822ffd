CREATE TRIGGER closed_workspaces_stay BEFORE UPDATE OR DELETE ON closed_workspaces FOR EACH ROW EXECUTE FUNCTION closed_workspaces_stay();
