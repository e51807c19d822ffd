-- After a merge, an interview takes up the time of the application's new candidate. If both records had the same time, only one of them keeps it.
CREATE OR REPLACE FUNCTION set_interview_candidate() RETURNS trigger LANGUAGE plpgsql SECURITY DEFINER SET search_path = pg_catalog, public, pg_temp AS $$
BEGIN
  NEW.busy_candidate_id := (SELECT a.candidate_id FROM job_applications a WHERE a.id = NEW.application_id AND NOT EXISTS (
    SELECT 1 FROM interviews o WHERE o.busy_candidate_id = a.candidate_id AND o.id <> NEW.id AND o.status = 'scheduled'
      AND tstzrange(o.scheduled_at, o.ends_at) && tstzrange(NEW.scheduled_at, NEW.ends_at)));
  RETURN NEW;
END
$$;

REVOKE ALL ON FUNCTION set_interview_candidate() FROM PUBLIC;
