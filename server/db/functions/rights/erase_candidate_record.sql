-- Deletes a candidate without applications. Otherwise only the personal data is erased, because applications still count.
-- Returns the number of deleted scores.
CREATE OR REPLACE FUNCTION erase_candidate_record(record uuid) RETURNS integer
LANGUAGE plpgsql SECURITY DEFINER SET search_path = pg_catalog, public, pg_temp AS $$
DECLARE
  scores integer;
BEGIN
  PERFORM erase_candidate_page(record);
  DELETE FROM ai_job_matches WHERE candidate_id = record;
  GET DIAGNOSTICS scores = ROW_COUNT;
  IF NOT EXISTS (SELECT 1 FROM job_applications WHERE candidate_id = record) THEN
    DELETE FROM candidates WHERE id = record;
    RETURN scores;
  END IF;
  UPDATE candidates SET first_name = 'Erased', last_name = 'person', email = 'erased-' || id || '@erased.invalid', phone = NULL, resume_url = NULL,
      linkedin_url = NULL, portfolio_url = NULL, current_title = NULL, current_company = NULL, experience = NULL, skills = '{}', location = NULL,
      desired_salary = NULL, notes = NULL, summary = NULL, work_history = '[]', education = '[]', updated_at = now() WHERE id = record;
  UPDATE pipeline_activities SET description = NULL WHERE application_id IN (SELECT id FROM job_applications WHERE candidate_id = record);
  UPDATE interviews SET location = NULL, meeting_link = NULL, feedback = NULL WHERE application_id IN (SELECT id FROM job_applications WHERE candidate_id = record);
  UPDATE job_applications SET notes = NULL, rejection_reason = NULL WHERE candidate_id = record;
  DELETE FROM candidate_match WHERE subject_id = record;
  DELETE FROM match_stale WHERE subject_id = record;
  RETURN scores;
END
$$;

REVOKE ALL ON FUNCTION erase_candidate_record(record uuid) FROM PUBLIC;
