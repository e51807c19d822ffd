-- Runs once per statement, not per row, so that an insert of a million jobs reads them once.
CREATE OR REPLACE FUNCTION sync_job_names() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  INSERT INTO job_titles (name) SELECT DISTINCT title FROM changed ON CONFLICT DO NOTHING;
  INSERT INTO job_locations (name) SELECT DISTINCT location FROM changed ON CONFLICT DO NOTHING;
  RETURN NULL;
END
$$;
