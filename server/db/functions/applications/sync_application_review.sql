-- Deletes a candidate's match data when they ask for human review, and queues it again when they no longer ask.
CREATE OR REPLACE FUNCTION sync_application_review() RETURNS trigger LANGUAGE plpgsql SECURITY DEFINER SET search_path = pg_catalog, public, pg_temp AS $$
DECLARE
  record uuid := (SELECT candidate_id FROM job_applications WHERE id = NEW.application_id);
BEGIN
  IF candidate_requests_human_review(NEW.company_id, record) THEN
    DELETE FROM candidate_match WHERE subject_id = record;
    DELETE FROM match_stale WHERE subject_id = record;
    DELETE FROM ai_job_matches WHERE candidate_id = record;
    UPDATE job_applications SET score = NULL, score_engine = NULL, scored_at = NULL WHERE candidate_id = record;
  ELSIF TG_OP = 'UPDATE' THEN
    INSERT INTO match_stale (subject_id, company_id, change) VALUES (record, NEW.company_id, nextval('match_change'))
      ON CONFLICT (subject_id) DO UPDATE SET change = excluded.change;
  END IF;
  RETURN NULL;
END
$$;

REVOKE ALL ON FUNCTION sync_application_review() FROM PUBLIC;
