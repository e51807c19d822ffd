CREATE CONSTRAINT TRIGGER company_members_require_admin AFTER UPDATE OF permissions OR DELETE ON company_members
  DEFERRABLE INITIALLY IMMEDIATE FOR EACH ROW WHEN (OLD.permissions = 'admin') EXECUTE FUNCTION require_workspace_admin();

CREATE TRIGGER company_members_remove_from_panels AFTER DELETE ON company_members FOR EACH ROW EXECUTE FUNCTION remove_from_panels();
