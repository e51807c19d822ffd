-- A change of privacy settings deletes the match row at once. Other changes only queue new facts.
CREATE OR REPLACE FUNCTION match_profile_changed() RETURNS trigger LANGUAGE plpgsql SECURITY DEFINER SET search_path = pg_catalog, public, pg_temp AS $$
BEGIN
  IF TG_TABLE_NAME = 'privacy_settings' THEN
    PERFORM match_queue_profile(CASE TG_OP WHEN 'DELETE' THEN OLD.candidate_id ELSE NEW.candidate_id END, true);
  ELSE
    PERFORM match_queue_profile(CASE TG_OP WHEN 'DELETE' THEN OLD.id ELSE NEW.id END, false);
  END IF;
  RETURN NULL;
END
$$;

REVOKE ALL ON FUNCTION match_profile_changed() FROM PUBLIC;
