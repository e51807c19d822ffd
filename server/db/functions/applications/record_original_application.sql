-- A merge may move a submission to another application. original_application_id keeps the first id, so that the emailed link still works.
CREATE OR REPLACE FUNCTION record_original_application() RETURNS trigger LANGUAGE plpgsql SET search_path = pg_catalog, public, pg_temp AS $$
BEGIN
  NEW.original_application_id := nullif(coalesce(OLD.original_application_id, OLD.application_id), NEW.application_id);
  RETURN NEW;
END
$$;

REVOKE ALL ON FUNCTION record_original_application() FROM PUBLIC;
