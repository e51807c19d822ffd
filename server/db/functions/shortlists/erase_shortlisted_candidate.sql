CREATE OR REPLACE FUNCTION erase_shortlisted_candidate() RETURNS trigger LANGUAGE plpgsql SECURITY DEFINER SET search_path = pg_catalog, public, pg_temp AS $$
DECLARE
  applications uuid[] := ARRAY(SELECT id FROM job_applications WHERE candidate_id = NEW.id);
  lists uuid[] := ARRAY(SELECT shortlist_id FROM shortlist_entries WHERE application_id = ANY (applications));
BEGIN
  -- A title or a note may contain the name of a candidate on the list.
  UPDATE shortlists s SET title = CASE WHEN mentions_word(s.title, OLD.last_name) THEN 'Shortlist' ELSE s.title END,
      note = CASE WHEN mentions_word(s.note, OLD.last_name) THEN '' ELSE s.note END
    WHERE s.id = ANY (lists) AND (mentions_word(s.title, OLD.last_name) OR mentions_word(s.note, OLD.last_name));
  UPDATE audit_log SET details = '{"subject": "Shortlist"}'
    WHERE subject_type = 'shortlist' AND subject_id = ANY (lists) AND mentions_word(details ->> 'subject', OLD.last_name);
  PERFORM erase_submissions(applications);
  RETURN NULL;
END
$$;

REVOKE ALL ON FUNCTION erase_shortlisted_candidate() FROM PUBLIC;
