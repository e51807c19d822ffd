-- Queues candidates for new match facts if a field that matching reads has changed.
CREATE OR REPLACE FUNCTION match_queue_candidates() RETURNS trigger LANGUAGE plpgsql SECURITY DEFINER SET search_path = pg_catalog, public, pg_temp AS $$
BEGIN
  IF TG_OP = 'DELETE' THEN
    DELETE FROM match_stale WHERE subject_id IN (SELECT id FROM removed);
  ELSIF TG_OP = 'INSERT' THEN
    INSERT INTO match_stale (subject_id, company_id, change) SELECT id, company_id, nextval('match_change') FROM added
      ON CONFLICT (subject_id) DO UPDATE SET change = excluded.change;
  ELSE
    INSERT INTO match_stale (subject_id, company_id, change)
      SELECT a.id, a.company_id, nextval('match_change') FROM added a JOIN removed r USING (id)
      WHERE (a.current_title, a.location, a.desired_salary, a.experience, a.summary, a.skills, a.work_history, a.education, a.credentials, a.languages,
          a.preferences)
        IS DISTINCT FROM (r.current_title, r.location, r.desired_salary, r.experience, r.summary, r.skills, r.work_history, r.education, r.credentials,
          r.languages, r.preferences)
      ON CONFLICT (subject_id) DO UPDATE SET change = excluded.change;
  END IF;
  RETURN NULL;
END
$$;

REVOKE ALL ON FUNCTION match_queue_candidates() FROM PUBLIC;
