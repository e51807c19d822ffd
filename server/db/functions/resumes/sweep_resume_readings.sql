-- Deletes expired readings, and resumes whose reading is gone. Returns the storage keys, so that the caller can delete the files.
CREATE OR REPLACE FUNCTION sweep_resume_readings(moment timestamptz) RETURNS SETOF varchar
LANGUAGE plpgsql SECURITY DEFINER SET search_path = pg_catalog, public, pg_temp AS $$
BEGIN
  DELETE FROM resume_readings WHERE expires_at < moment;
  RETURN QUERY
    DELETE FROM files f WHERE f.purpose = 'resume' AND f.created_at < moment - interval '1 day'
      AND NOT EXISTS (SELECT 1 FROM resume_readings r WHERE r.file_id = f.id)
    RETURNING f.storage_key;
END
$$;

REVOKE ALL ON FUNCTION sweep_resume_readings(moment timestamp with time zone) FROM PUBLIC;
GRANT ALL ON FUNCTION sweep_resume_readings(moment timestamp with time zone) TO app_server;
