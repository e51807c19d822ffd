-- Deletes the file's row together with the candidate's reference to it. A sweep deletes the bytes.
CREATE OR REPLACE FUNCTION remove_candidate_file() RETURNS trigger LANGUAGE plpgsql SECURITY DEFINER SET search_path = pg_catalog, public, pg_temp AS $$
BEGIN
  DELETE FROM files WHERE id = OLD.file_id;
  RETURN NULL;
END
$$;

REVOKE ALL ON FUNCTION remove_candidate_file() FROM PUBLIC;
