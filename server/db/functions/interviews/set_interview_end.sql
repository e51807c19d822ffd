-- Start and duration are the source of truth. This computes the end from them in the same statement.
CREATE OR REPLACE FUNCTION set_interview_end() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  NEW.ends_at := NEW.scheduled_at + make_interval(mins => NEW.duration);
  RETURN NEW;
END
$$;
