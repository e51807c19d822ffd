-- Withdraws the offers of a closed job after the two minutes for an undo.
CREATE OR REPLACE FUNCTION withdraw_offers_of_closed_job() RETURNS trigger LANGUAGE plpgsql SECURITY DEFINER SET search_path = pg_catalog, public, pg_temp AS $$
BEGIN
  PERFORM withdraw_offers(ARRAY(SELECT id FROM job_applications WHERE job_id = NEW.id AND status = 'active'), now() + interval '2 minutes');
  RETURN NULL;
END
$$;

REVOKE ALL ON FUNCTION withdraw_offers_of_closed_job() FROM PUBLIC;
