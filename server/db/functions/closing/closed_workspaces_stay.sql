-- Blocks every change to the receipts of closed workspaces.
CREATE OR REPLACE FUNCTION closed_workspaces_stay() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  RAISE EXCEPTION 'the receipt of a closed workspace is never changed' USING ERRCODE = 'insufficient_privilege';
END
$$;
