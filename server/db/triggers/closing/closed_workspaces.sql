CREATE TRIGGER prevent_closed_workspace_changes BEFORE UPDATE OR DELETE ON closed_workspaces FOR EACH ROW EXECUTE FUNCTION prevent_closed_workspace_changes();
