-- A setting takes effect when it is saved: the row is deleted at once, and comes back with new facts if the profile is still findable.
CREATE OR REPLACE FUNCTION match_queue_profile(profile uuid, forget boolean) RETURNS void LANGUAGE plpgsql SECURITY DEFINER SET search_path = pg_catalog, public, pg_temp AS $$
DECLARE
  findable boolean := match_is_findable(profile);
BEGIN
  IF forget OR NOT findable THEN
    DELETE FROM candidate_match WHERE subject_id = profile;
  END IF;
  IF findable THEN
    INSERT INTO match_stale (subject_id, user_id, change)
      SELECT id, user_id, nextval('match_change') FROM candidate_profiles WHERE id = profile
      ON CONFLICT (subject_id) DO UPDATE SET change = excluded.change, user_id = excluded.user_id;
  ELSE
    DELETE FROM match_stale WHERE subject_id = profile;
  END IF;
END
$$;

REVOKE ALL ON FUNCTION match_queue_profile(profile uuid, forget boolean) FROM PUBLIC;
