-- Code that sets a stage without a step moves the application to the first step.
CREATE OR REPLACE FUNCTION keep_step_in_stage() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  IF NEW.stage <> OLD.stage AND NEW.step = OLD.step THEN NEW.step := ''; END IF;
  RETURN NEW;
END
$$;
