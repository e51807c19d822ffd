-- An erased person's interviews, emails and audit log entries lose what was said about the person. Their links and upcoming interviews end.
CREATE OR REPLACE FUNCTION erase_interviews() RETURNS trigger LANGUAGE plpgsql SECURITY DEFINER SET search_path = pg_catalog, public, pg_temp AS $$
DECLARE
  applications uuid[] := ARRAY(SELECT id FROM job_applications WHERE candidate_id = NEW.id);
  theirs uuid[] := ARRAY(SELECT id FROM interviews WHERE application_id = ANY (applications));
  named uuid[] := theirs || ARRAY(SELECT id FROM interview_invitations WHERE application_id = ANY (applications));
BEGIN
  PERFORM set_config('app.forgetting_cards', 'on', true);
  UPDATE scorecards SET notes = '', ratings = '[]', recommendation = NULL, reason = NULL WHERE interview_id = ANY (theirs);
  PERFORM set_config('app.forgetting_cards', '', true);
  DELETE FROM scorecard_amendments WHERE scorecard_id IN (SELECT id FROM scorecards WHERE interview_id = ANY (theirs));
  IF cardinality(named) > 0 THEN
    PERFORM erase_mails('{}', named, '-infinity', now());
    PERFORM erase_tasks(named, '{}', '-infinity', now());
    UPDATE audit_log SET subject_id = NULL, details = '{"subject": "Erased person"}' WHERE subject_id = ANY (named);
    PERFORM cancel_interviews(applications, now());
  END IF;
  UPDATE interviews SET time_zone = NULL, busy_candidate_id = NULL, ends_at = NULL WHERE id = ANY (theirs);
  UPDATE interview_invitations SET location = NULL, meeting_link = NULL, revoked_at = coalesce(revoked_at, now())
    WHERE application_id = ANY (applications);
  RETURN NULL;
END
$$;

REVOKE ALL ON FUNCTION erase_interviews() FROM PUBLIC;
