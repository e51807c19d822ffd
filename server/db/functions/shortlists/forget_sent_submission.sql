-- A workspace keeps a record that it had before, but not what the person was asked and answered.
CREATE OR REPLACE FUNCTION forget_sent_submission() RETURNS trigger LANGUAGE plpgsql SECURITY DEFINER SET search_path = pg_catalog, public, pg_temp AS $$
BEGIN
  PERFORM forget_submissions(ARRAY[OLD.application_id]);
  RETURN NULL;
END
$$;

REVOKE ALL ON FUNCTION forget_sent_submission() FROM PUBLIC;
