-- A candidate that is deleted or erased takes along what the import kept: the file name, the cells of the row and the resume.
-- An erasure also expires finished exports at once, because they may contain the person.
CREATE OR REPLACE FUNCTION erase_import_of_candidate() RETURNS trigger LANGUAGE plpgsql SECURITY DEFINER SET search_path = pg_catalog, public, pg_temp AS $$
BEGIN
  UPDATE files SET file_name = 'removed', deleted_at = now()
    WHERE id IN (SELECT file_id FROM import_items WHERE company_id = OLD.company_id AND candidate_id = OLD.id);
  UPDATE import_items SET name = 'Removed person', cells = NULL, reason = NULL, given_email = NULL, candidate_id = NULL
    WHERE company_id = OLD.company_id AND candidate_id = OLD.id;
  IF TG_OP = 'DELETE' THEN RETURN OLD; END IF;
  UPDATE workspace_exports SET expires_at = now() WHERE company_id = OLD.company_id AND status = 'done';
  RETURN NEW;
END
$$;

REVOKE ALL ON FUNCTION erase_import_of_candidate() FROM PUBLIC;
