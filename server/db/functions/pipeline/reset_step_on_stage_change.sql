-- Code that sets a stage without a step moves the application to the first step.
CREATE OR REPLACE FUNCTION reset_step_on_stage_change() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  IF NEW.stage <> OLD.stage AND NEW.step = OLD.step THEN NEW.step := ''; END IF;
  RETURN NEW;
END
$$;
