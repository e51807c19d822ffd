-- Locks the workspace and its closing until the transaction ends, so nothing can be added and the closing can't be canceled.
-- Returns no row if a cancellation or another run came first.
CREATE OR REPLACE FUNCTION lock_due_closing(closing uuid) RETURNS TABLE (workspace uuid, name text, begun_at timestamptz, begun_by text, admins uuid[])
LANGUAGE plpgsql SECURITY DEFINER SET search_path = pg_catalog, public, pg_temp AS $$
BEGIN
  PERFORM 1 FROM companies c WHERE c.id = due_workspace(closing) FOR UPDATE;
  RETURN QUERY SELECT c.id, c.name::text, k.begun_at, u.name::text,
      ARRAY(SELECT m.user_id FROM company_members m WHERE m.company_id = c.id AND m.permissions = 'admin' ORDER BY m.joined_at, m.id)
    FROM workspace_closings k JOIN companies c ON c.id = k.company_id LEFT JOIN users u ON u.id = k.begun_by
    WHERE k.id = closing AND k.ends_at <= now() FOR UPDATE OF k;
END
$$;

REVOKE ALL ON FUNCTION lock_due_closing(closing uuid) FROM PUBLIC;
GRANT ALL ON FUNCTION lock_due_closing(closing uuid) TO app_server;
