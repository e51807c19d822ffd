-- Cancels the interviews of a closed job after the two minutes for an undo.
CREATE OR REPLACE FUNCTION cancel_interviews_of_closed_job() RETURNS trigger LANGUAGE plpgsql SECURITY DEFINER SET search_path = pg_catalog, public, pg_temp AS $$
BEGIN
  PERFORM cancel_interviews(ARRAY(SELECT id FROM job_applications WHERE job_id = NEW.id AND status = 'active'), now() + interval '2 minutes');
  RETURN NULL;
END
$$;

REVOKE ALL ON FUNCTION cancel_interviews_of_closed_job() FROM PUBLIC;
