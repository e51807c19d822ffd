-- Erases what a person submitted, and the candidate record that the submission created, if any. The application itself still counts and stays,
-- without the person. A record that the workspace had before stays, because it belongs to the workspace.
CREATE OR REPLACE FUNCTION erase_applications(applications uuid[]) RETURNS TABLE (scores integer, runs integer, storage_keys text[])
LANGUAGE plpgsql SECURITY DEFINER SET search_path = pg_catalog, public, pg_temp AS $$
DECLARE
  record uuid;
  n integer;
BEGIN
  scores := 0;
  runs := 0;
  storage_keys := ARRAY(SELECT f.storage_key FROM application_submissions s JOIN files f ON f.id = s.file_id WHERE s.application_id = ANY (applications));
  FOR record IN SELECT DISTINCT s.created_candidate_id FROM application_submissions s JOIN candidates c ON c.id = s.created_candidate_id
    WHERE s.application_id = ANY (applications)
  LOOP
    UPDATE match_runs SET results = replace(results::text, record::text, fresh.id)::jsonb, proof = replace(proof::text, record::text, fresh.id)::jsonb
      FROM (SELECT gen_random_uuid()::text AS id) AS fresh
      WHERE strpos(results::text, record::text) > 0 OR strpos(proof::text, record::text) > 0;
    GET DIAGNOSTICS n = ROW_COUNT;
    runs := runs + n;
    scores := scores + (SELECT count(*) FROM candidate_match WHERE subject_id = record) + erase_candidate_record(record);
  END LOOP;
  UPDATE candidates SET resume_url = NULL WHERE resume_url IN (SELECT '/api/applications/' || i || '/resume' FROM unnest(applications) AS i);
  UPDATE pipeline_activities SET description = NULL WHERE application_id = ANY (applications) AND activity_type IN ('applied', 'withdrawn');
  UPDATE job_applications SET status = CASE status WHEN 'active' THEN 'withdrawn' ELSE status END, answer_due_at = NULL WHERE id = ANY (applications);
  DELETE FROM files WHERE id IN (SELECT s.file_id FROM application_submissions s WHERE s.application_id = ANY (applications));
  DELETE FROM application_consents WHERE application_id = ANY (applications);
  DELETE FROM application_submissions WHERE application_id = ANY (applications);
  RETURN NEXT;
END
$$;

REVOKE ALL ON FUNCTION erase_applications(applications uuid[]) FROM PUBLIC;
