-- A new application and one that moved to another candidate have no score yet, whatever the row says.
CREATE OR REPLACE FUNCTION mark_application_stale() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  NEW.score_engine := NULL;
  RETURN NEW;
END
$$;
