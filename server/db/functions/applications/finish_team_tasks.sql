-- Any change of stage, status or due date closes the open tasks: the answer was given, or is due on another day.
CREATE OR REPLACE FUNCTION finish_team_tasks() RETURNS trigger LANGUAGE plpgsql SECURITY DEFINER SET search_path = pg_catalog, public, pg_temp AS $$
BEGIN
  UPDATE team_tasks SET done_at = now() WHERE application_id = NEW.id AND done_at IS NULL;
  RETURN NULL;
END
$$;

REVOKE ALL ON FUNCTION finish_team_tasks() FROM PUBLIC;
