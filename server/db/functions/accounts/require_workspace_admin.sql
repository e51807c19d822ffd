-- The last admin can't leave a workspace. The lock on the company's row makes two admins who leave at the same time wait for each other.
CREATE OR REPLACE FUNCTION require_workspace_admin() RETURNS trigger LANGUAGE plpgsql SECURITY DEFINER SET search_path = pg_catalog, public, pg_temp AS $$
BEGIN
  PERFORM 1 FROM companies WHERE id = OLD.company_id FOR UPDATE;
  IF FOUND AND NOT EXISTS (SELECT 1 FROM company_members WHERE company_id = OLD.company_id AND permissions = 'admin') THEN
    RAISE EXCEPTION 'a workspace keeps at least one admin'
      USING ERRCODE = 'check_violation', CONSTRAINT = 'company_members_require_admin';
  END IF;
  RETURN NULL;
END
$$;

REVOKE ALL ON FUNCTION require_workspace_admin() FROM PUBLIC;
