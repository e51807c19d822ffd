-- Deletes a candidate without applications. Otherwise only the personal data is erased, because applications still count.
-- Returns the number of deleted scores.
CREATE OR REPLACE FUNCTION erase_candidate_record(record uuid) RETURNS integer
LANGUAGE plpgsql SECURITY DEFINER SET search_path = pg_catalog, public, pg_temp AS $$
DECLARE
  scores integer;
  application_ids uuid[];
BEGIN
  PERFORM erase_candidate_page(record);
  DELETE FROM ai_job_matches WHERE candidate_id = record;
  GET DIAGNOSTICS scores = ROW_COUNT;
  IF NOT EXISTS (SELECT 1 FROM job_applications WHERE candidate_id = record) THEN
    DELETE FROM candidates WHERE id = record;
    RETURN scores;
  END IF;
  application_ids := ARRAY(SELECT id FROM job_applications WHERE candidate_id = record);
  PERFORM erase_columns('candidates', ARRAY[record], '{company_id,availability,source,is_sample,search_vector,created_at}',
    '{"first_name": "Erased", "last_name": "person", "email": "erased-{id}@erased.invalid"}');
  UPDATE pipeline_activities SET description = NULL WHERE application_id = ANY (application_ids);
  PERFORM erase_columns('interviews', ARRAY(SELECT id FROM interviews WHERE application_id = ANY (application_ids)),
    '{company_id,application_id,interviewer_id,type,scheduled_at,duration,status,rating,recommendation,created_by,busy_candidate_id,ends_at,time_zone,sequence,created_at,updated_at}', '{}');
  PERFORM erase_columns('job_applications', application_ids,
    '{company_id,job_id,candidate_id,stage,step,status,score,assigned_recruiter_id,source,applied_at,last_activity,hired_at,rejected_at,rejection_kind,last_move_id,offer_amount,offer_date,start_date,answer_due_at}', '{}');
  DELETE FROM candidate_match WHERE subject_id = record;
  DELETE FROM match_stale WHERE subject_id = record;
  RETURN scores;
END
$$;

REVOKE ALL ON FUNCTION erase_candidate_record(record uuid) FROM PUBLIC;
