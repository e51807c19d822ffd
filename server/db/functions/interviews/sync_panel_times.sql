-- Copies a changed interview's times to its panelists.
CREATE OR REPLACE FUNCTION sync_panel_times() RETURNS trigger LANGUAGE plpgsql SECURITY DEFINER SET search_path = pg_catalog, public, pg_temp AS $$
BEGIN
  UPDATE interview_panelists SET starts_at = NEW.scheduled_at, ends_at = NEW.scheduled_at + make_interval(mins => NEW.duration),
    occupies = NEW.status IN ('scheduled', 'completed') WHERE interview_id = NEW.id;
  RETURN NULL;
END
$$;

REVOKE ALL ON FUNCTION sync_panel_times() FROM PUBLIC;
