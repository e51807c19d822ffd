-- Deletes a person's match data when they ask for human review, and queues it again when they no longer ask.
CREATE OR REPLACE FUNCTION sync_human_review() RETURNS trigger LANGUAGE plpgsql SECURITY DEFINER SET search_path = pg_catalog, public, pg_temp AS $$
DECLARE
  profile uuid := CASE TG_OP WHEN 'DELETE' THEN OLD.profile_id ELSE NEW.profile_id END;
  records uuid[] := ARRAY(SELECT candidate_id FROM introduction_requests WHERE profile_id = profile AND candidate_id IS NOT NULL
    UNION SELECT a.candidate_id FROM candidate_profiles p JOIN application_submissions s ON s.user_id = p.user_id
      JOIN job_applications a ON a.id = s.application_id WHERE p.id = profile);
BEGIN
  PERFORM match_queue_profile(profile, true);
  IF TG_OP = 'DELETE' THEN
    INSERT INTO match_stale (subject_id, company_id, change) SELECT id, company_id, nextval('match_change') FROM candidates WHERE id = ANY (records)
      ON CONFLICT (subject_id) DO UPDATE SET change = excluded.change;
  ELSE
    DELETE FROM candidate_match WHERE subject_id = ANY (records);
    DELETE FROM match_stale WHERE subject_id = ANY (records);
    DELETE FROM ai_job_matches WHERE candidate_id = ANY (records);
    UPDATE job_applications SET score = NULL, score_engine = NULL, scored_at = NULL WHERE candidate_id = ANY (records);
  END IF;
  RETURN NULL;
END
$$;

REVOKE ALL ON FUNCTION sync_human_review() FROM PUBLIC;
