-- Copies the interview's times to a new panelist.
CREATE OR REPLACE FUNCTION set_panelist_time() RETURNS trigger LANGUAGE plpgsql SECURITY DEFINER SET search_path = pg_catalog, public, pg_temp AS $$
BEGIN
  SELECT i.scheduled_at, i.scheduled_at + make_interval(mins => i.duration), i.status IN ('scheduled', 'completed')
    INTO NEW.starts_at, NEW.ends_at, NEW.occupies FROM interviews i WHERE i.id = NEW.interview_id;
  RETURN NEW;
END
$$;

REVOKE ALL ON FUNCTION set_panelist_time() FROM PUBLIC;
