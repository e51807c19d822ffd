-- Removes sources that waited too long for another try, imports whose columns were never confirmed, expired export files and resumes without
-- a candidate. Names of imported rows are cleared after 90 days. Returns the storage keys, so that the caller can delete the files.
CREATE OR REPLACE FUNCTION sweep_imports(moment timestamptz, source_days integer) RETURNS SETOF varchar
LANGUAGE plpgsql SECURITY DEFINER SET search_path = pg_catalog, public, pg_temp AS $$
BEGIN
  RETURN QUERY
    WITH aged AS (
      SELECT id, storage_key FROM imports WHERE created_at < moment - make_interval(days => source_days) AND status NOT IN ('waiting', 'reading')
        AND (storage_key IS NOT NULL OR status = 'mapping') FOR UPDATE
    ), emptied AS (
      UPDATE import_items i SET cells = NULL, given_email = NULL, needs_email = false FROM aged WHERE i.import_id = aged.id
    ), marked AS (
      UPDATE imports m SET storage_key = NULL, status = CASE WHEN m.status = 'mapping' THEN 'cancelled' ELSE m.status END,
        finished_at = coalesce(m.finished_at, moment) FROM aged WHERE m.id = aged.id
    )
    SELECT storage_key FROM aged WHERE storage_key IS NOT NULL;
  UPDATE import_items i SET cells = NULL, given_email = NULL, needs_email = false FROM imports m
    WHERE m.id = i.import_id AND m.kind = 'csv' AND i.cells IS NOT NULL AND m.status IN ('done', 'cancelled', 'failed')
      AND m.created_at < moment - make_interval(days => source_days);
  UPDATE import_items i SET name = '' FROM imports m
    WHERE m.id = i.import_id AND i.name <> '' AND m.created_at < moment - interval '90 days' AND m.status IN ('done', 'cancelled', 'failed');
  RETURN QUERY
    WITH aged AS (SELECT id, storage_key FROM workspace_exports WHERE expires_at < moment AND status = 'done' FOR UPDATE),
      marked AS (UPDATE workspace_exports e SET status = 'expired', storage_key = NULL FROM aged WHERE e.id = aged.id)
    SELECT storage_key FROM aged;
  RETURN QUERY
    DELETE FROM files f WHERE f.purpose = 'imported-resume'
      AND NOT EXISTS (SELECT 1 FROM import_items i WHERE i.file_id = f.id AND i.candidate_id IS NOT NULL)
    RETURNING f.storage_key;
END
$$;

REVOKE ALL ON FUNCTION sweep_imports(moment timestamp with time zone, source_days integer) FROM PUBLIC;
GRANT ALL ON FUNCTION sweep_imports(moment timestamp with time zone, source_days integer) TO app_server;
