-- Blocks every change to the receipts of closed workspaces.
CREATE OR REPLACE FUNCTION prevent_closed_workspace_changes() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  RAISE EXCEPTION 'the receipt of a closed workspace is never changed' USING ERRCODE = 'insufficient_privilege';
END
$$;
