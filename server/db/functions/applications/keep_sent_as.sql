-- A merge may move a submission to another application. sent_as keeps the first id, so that the emailed link still works.
CREATE OR REPLACE FUNCTION keep_sent_as() RETURNS trigger LANGUAGE plpgsql SET search_path = pg_catalog, public, pg_temp AS $$
BEGIN
  NEW.sent_as := nullif(coalesce(OLD.sent_as, OLD.application_id), NEW.application_id);
  RETURN NEW;
END
$$;

REVOKE ALL ON FUNCTION keep_sent_as() FROM PUBLIC;
