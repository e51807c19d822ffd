-- Marks the scores of applications as stale when their candidate's facts, their job's needs or the company's industry change.
-- The update has no condition on score_engine, so that it waits for a task that is just storing a score from the earlier facts.
CREATE OR REPLACE FUNCTION mark_scores_stale() RETURNS trigger LANGUAGE plpgsql SECURITY DEFINER SET search_path = pg_catalog, public, pg_temp AS $$
DECLARE
  marked uuid[];
BEGIN
  IF TG_TABLE_NAME = 'match_stale' THEN
    marked := ARRAY(SELECT id FROM job_applications WHERE (company_id, candidate_id) IN (SELECT company_id, subject_id FROM added)
      ORDER BY id FOR NO KEY UPDATE);
  ELSIF TG_TABLE_NAME = 'jobs_enhanced' THEN
    marked := ARRAY(SELECT id FROM job_applications WHERE company_id = NEW.company_id AND job_id = NEW.id ORDER BY id FOR NO KEY UPDATE);
  ELSE
    marked := ARRAY(SELECT id FROM job_applications WHERE company_id = NEW.id ORDER BY id FOR NO KEY UPDATE);
  END IF;
  IF cardinality(marked) > 0 THEN
    UPDATE job_applications SET score_engine = NULL WHERE id = ANY (marked);
    PERFORM queue_scores(ARRAY(SELECT DISTINCT company_id FROM job_applications WHERE id = ANY (marked)));
  END IF;
  RETURN NULL;
END
$$;

REVOKE ALL ON FUNCTION mark_scores_stale() FROM PUBLIC;
