-- Deletes the letter's file row together with its offer. A sweep deletes the bytes.
CREATE OR REPLACE FUNCTION remove_offer_letter() RETURNS trigger LANGUAGE plpgsql SECURITY DEFINER SET search_path = pg_catalog, public, pg_temp AS $$
BEGIN
  DELETE FROM files WHERE id = OLD.file_id;
  RETURN NULL;
END
$$;

REVOKE ALL ON FUNCTION remove_offer_letter() FROM PUBLIC;
