-- Removes new match rows of people who asked for human review.
CREATE OR REPLACE FUNCTION match_remove_reviewed() RETURNS trigger LANGUAGE plpgsql SECURITY DEFINER SET search_path = pg_catalog, public, pg_temp AS $$
BEGIN
  IF EXISTS (SELECT 1 FROM human_reviews) OR EXISTS (SELECT 1 FROM application_submissions WHERE requests_human_review) THEN
    DELETE FROM candidate_match m USING added a WHERE m.subject_id = a.subject_id AND (candidate_requests_human_review(a.company_id, a.candidate_id) OR EXISTS (
      SELECT 1 FROM human_reviews h WHERE h.profile_id = a.profile_id
        OR h.profile_id IN (SELECT i.profile_id FROM introduction_requests i WHERE i.candidate_id = a.candidate_id)));
  END IF;
  RETURN NULL;
END
$$;

REVOKE ALL ON FUNCTION match_remove_reviewed() FROM PUBLIC;
