-- An erased person's offers still count but lose the letter, names and reasons. Open offers are withdrawn.
CREATE OR REPLACE FUNCTION erase_offers() RETURNS trigger LANGUAGE plpgsql SECURITY DEFINER SET search_path = pg_catalog, public, pg_temp AS $$
DECLARE
  theirs uuid[] := ARRAY(SELECT o.id FROM offers o JOIN job_applications a ON a.id = o.application_id WHERE a.candidate_id = NEW.id);
  letters uuid[] := ARRAY(SELECT file_id FROM offers WHERE id = ANY (theirs) AND file_id IS NOT NULL);
BEGIN
  IF cardinality(theirs) = 0 THEN RETURN NULL; END IF;
  PERFORM set_config('app.erasing_offers', 'on', true);
  UPDATE offers SET letter = '', candidate_name = 'Erased person', accepted_name = CASE WHEN accepted_name IS NOT NULL THEN 'Erased person' END, decline_reason = NULL,
      answer_time_zone = NULL, file_id = NULL, ended_at = CASE WHEN status IN ('draft', 'sent') THEN now() ELSE ended_at END,
      status = CASE WHEN status IN ('draft', 'sent') THEN 'withdrawn' ELSE status END WHERE id = ANY (theirs);
  PERFORM set_config('app.erasing_offers', '', true);
  DELETE FROM files WHERE id = ANY (letters);
  PERFORM erase_mails('{}', theirs, '-infinity', now());
  PERFORM erase_tasks(theirs, '{}', '-infinity', now());
  UPDATE audit_log SET subject_id = NULL, details = '{"subject": "Erased person"}' WHERE subject_id = ANY (theirs);
  RETURN NULL;
END
$$;

REVOKE ALL ON FUNCTION erase_offers() FROM PUBLIC;
