-- Sets the publication time when a job goes live.
CREATE OR REPLACE FUNCTION set_published_at() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  NEW.published_at := now();
  RETURN NEW;
END
$$;
