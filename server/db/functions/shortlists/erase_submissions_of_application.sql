-- A workspace keeps a record that it had before, but not what the person was asked and answered.
CREATE OR REPLACE FUNCTION erase_submissions_of_application() RETURNS trigger LANGUAGE plpgsql SECURITY DEFINER SET search_path = pg_catalog, public, pg_temp AS $$
BEGIN
  PERFORM erase_submissions(ARRAY[OLD.application_id]);
  RETURN NULL;
END
$$;

REVOKE ALL ON FUNCTION erase_submissions_of_application() FROM PUBLIC;
