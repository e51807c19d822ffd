-- Cancels the interviews of an ended application: at once if the candidate withdrew, otherwise after the two minutes for an undo.
CREATE OR REPLACE FUNCTION application_ended() RETURNS trigger LANGUAGE plpgsql SECURITY DEFINER SET search_path = pg_catalog, public, pg_temp AS $$
BEGIN
  PERFORM call_off_interviews(ARRAY[NEW.id], now() + CASE NEW.status WHEN 'withdrawn' THEN interval '0' ELSE interval '2 minutes' END);
  RETURN NULL;
END
$$;

REVOKE ALL ON FUNCTION application_ended() FROM PUBLIC;
