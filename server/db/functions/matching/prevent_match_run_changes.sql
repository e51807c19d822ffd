-- A run never changes, except that an erasure replaces the person's id with a random one. No count changes.
CREATE OR REPLACE FUNCTION prevent_match_run_changes() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  IF TG_OP = 'DELETE' AND pg_trigger_depth() > 1 THEN RETURN OLD; END IF;
  IF TG_OP = 'UPDATE' AND current_setting('app.erasing', true) = 'on'
    AND to_jsonb(NEW) - 'results' - 'proof' = to_jsonb(OLD) - 'results' - 'proof'
    AND jsonb_array_length(NEW.results) = jsonb_array_length(OLD.results) THEN RETURN NEW; END IF;
  RAISE EXCEPTION 'a run is never changed' USING ERRCODE = 'insufficient_privilege';
END
$$;
