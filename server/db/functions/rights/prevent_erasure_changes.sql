-- Blocks every change to the ledger of erasures.
CREATE OR REPLACE FUNCTION prevent_erasure_changes() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  RAISE EXCEPTION 'the ledger of erasures is never changed' USING ERRCODE = 'insufficient_privilege';
END
$$;
