-- When a merge moves an application to another candidate, its interviews take up that candidate's time.
CREATE OR REPLACE FUNCTION move_interviews_to_candidate() RETURNS trigger LANGUAGE plpgsql SECURITY DEFINER SET search_path = pg_catalog, public, pg_temp AS $$
BEGIN
  UPDATE interviews SET busy_candidate_id = NEW.candidate_id WHERE application_id = NEW.id AND busy_candidate_id IS NOT NULL;
  RETURN NULL;
END
$$;

REVOKE ALL ON FUNCTION move_interviews_to_candidate() FROM PUBLIC;
