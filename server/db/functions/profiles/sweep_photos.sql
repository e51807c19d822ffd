-- Deletes photos that no profile uses any more, after one day. Returns the storage keys, so that the caller can delete the files.
CREATE OR REPLACE FUNCTION sweep_photos(now_at timestamptz) RETURNS SETOF text LANGUAGE sql SECURITY DEFINER SET search_path = pg_catalog, public, pg_temp AS $$
  DELETE FROM files f WHERE f.purpose = 'photo' AND f.created_at < now_at - interval '1 day'
    AND NOT EXISTS (SELECT 1 FROM candidate_profiles p WHERE p.photo_file_id = f.id) RETURNING f.storage_key::text
$$;

REVOKE ALL ON FUNCTION sweep_photos(now_at timestamp with time zone) FROM PUBLIC;
GRANT ALL ON FUNCTION sweep_photos(now_at timestamp with time zone) TO app_server;
