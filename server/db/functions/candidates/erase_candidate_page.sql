-- Deletes the notes, files and merge journals of a candidate; the record itself stays.
CREATE OR REPLACE FUNCTION erase_candidate_page(record uuid) RETURNS void LANGUAGE plpgsql SECURITY DEFINER SET search_path = pg_catalog, public, pg_temp AS $$
BEGIN
  DELETE FROM candidate_notes WHERE candidate_id = record;
  DELETE FROM candidate_files WHERE candidate_id = record;
  UPDATE candidate_merges SET journal = NULL WHERE kept_id = record;
END
$$;

REVOKE ALL ON FUNCTION erase_candidate_page(record uuid) FROM PUBLIC;
