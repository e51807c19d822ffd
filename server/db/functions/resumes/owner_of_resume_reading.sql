-- The task that reads a scanned resume works as its owner, who may have changed: a visitor may have created an account since.
CREATE OR REPLACE FUNCTION owner_of_resume_reading(reading uuid) RETURNS uuid
LANGUAGE sql STABLE SECURITY DEFINER SET search_path = pg_catalog, public, pg_temp AS $$
  SELECT user_id FROM resume_readings WHERE id = reading
$$;

REVOKE ALL ON FUNCTION owner_of_resume_reading(reading uuid) FROM PUBLIC;
GRANT ALL ON FUNCTION owner_of_resume_reading(reading uuid) TO app_server;
