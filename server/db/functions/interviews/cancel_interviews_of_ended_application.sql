-- Cancels the interviews of an ended application: at once if the candidate withdrew, otherwise after the two minutes for an undo.
CREATE OR REPLACE FUNCTION cancel_interviews_of_ended_application() RETURNS trigger LANGUAGE plpgsql SECURITY DEFINER SET search_path = pg_catalog, public, pg_temp AS $$
BEGIN
  PERFORM cancel_interviews(ARRAY[NEW.id], now() + CASE NEW.status WHEN 'withdrawn' THEN interval '0' ELSE interval '2 minutes' END);
  RETURN NULL;
END
$$;

REVOKE ALL ON FUNCTION cancel_interviews_of_ended_application() FROM PUBLIC;
