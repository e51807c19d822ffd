CREATE CONSTRAINT TRIGGER company_members_keep_an_admin AFTER UPDATE OF permissions OR DELETE ON company_members
  DEFERRABLE INITIALLY IMMEDIATE FOR EACH ROW WHEN (OLD.permissions = 'admin') EXECUTE FUNCTION keep_an_admin();

CREATE TRIGGER company_members_leave_panels AFTER DELETE ON company_members FOR EACH ROW EXECUTE FUNCTION leave_panels();
