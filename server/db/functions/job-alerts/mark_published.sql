-- Sets the publication time when a job goes live.
CREATE OR REPLACE FUNCTION mark_published() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  NEW.published_at := now();
  RETURN NEW;
END
$$;
