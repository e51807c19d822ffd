-- Returns codes for what blocks an undo: empty if nothing does, null if the open workspace has no such merge.
CREATE OR REPLACE FUNCTION merge_obstacles(merge uuid) RETURNS text[] LANGUAGE plpgsql STABLE SECURITY DEFINER SET search_path = pg_catalog, public, pg_temp AS $$
DECLARE
  done candidate_merges;
  ways text[] := '{}';
BEGIN
  SELECT * INTO done FROM candidate_merges m WHERE m.id = merge AND m.company_id = app_company_id();
  IF NOT FOUND THEN RETURN NULL; END IF;
  IF done.undone_at IS NOT NULL THEN RETURN '{undone}'; END IF;
  IF done.journal IS NULL THEN RETURN '{expired}'; END IF;
  IF EXISTS (SELECT 1 FROM candidate_merges l WHERE l.company_id = done.company_id AND l.kept_id = done.kept_id AND l.undone_at IS NULL
      AND (l.created_at, l.id) > (done.created_at, done.id)) THEN
    ways := ways || 'later merge'::text;
  END IF;
  ways := ways || ARRAY(SELECT 'field:' || was.key
    FROM candidates c, jsonb_each(done.journal -> 'after') AS was
    WHERE c.id = done.kept_id AND was.key <> 'updated_at' AND to_jsonb(c) -> was.key IS DISTINCT FROM was.value ORDER BY was.key);
  IF EXISTS (SELECT 1 FROM jsonb_array_elements(done.journal -> 'removed') AS gone
      WHERE gone ->> 'table' = 'job_applications' AND NOT EXISTS (SELECT 1 FROM jobs_enhanced j WHERE j.id = (gone -> 'row' ->> 'job_id')::uuid)) THEN
    ways := ways || 'job gone'::text;
  END IF;
  RETURN ways;
END
$$;

REVOKE ALL ON FUNCTION merge_obstacles(merge uuid) FROM PUBLIC;
GRANT ALL ON FUNCTION merge_obstacles(merge uuid) TO app_server;
