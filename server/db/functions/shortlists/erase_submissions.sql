-- Removes an erased person from every list, with what they were asked and what was said about them.
CREATE OR REPLACE FUNCTION erase_submissions(applications uuid[]) RETURNS void LANGUAGE plpgsql SECURITY DEFINER SET search_path = pg_catalog, public, pg_temp AS $$
DECLARE
  consent_ids uuid[] := ARRAY(SELECT id FROM submission_consents WHERE application_id = ANY (applications));
BEGIN
  UPDATE pipeline_activities SET description = NULL WHERE application_id = ANY (applications) AND activity_type LIKE 'shortlist\_%';
  UPDATE audit_log SET subject_id = NULL, details = '{"subject": "Erased person"}'
    WHERE subject_type = 'shortlist' AND subject_id = ANY (applications || consent_ids);
  IF cardinality(consent_ids) > 0 THEN
    PERFORM erase_mails('{}', consent_ids, '-infinity', now()), erase_tasks(consent_ids, '{}', '-infinity', now());
  END IF;
  DELETE FROM shortlist_answers WHERE application_id = ANY (applications);
  DELETE FROM shortlist_entries WHERE application_id = ANY (applications);
  DELETE FROM submission_consents WHERE application_id = ANY (applications);
END
$$;

REVOKE ALL ON FUNCTION erase_submissions(applications uuid[]) FROM PUBLIC;
