-- Returns codes for what blocks an undo: empty if nothing does, null if the open workspace has no such merge.
CREATE OR REPLACE FUNCTION merge_undo_blockers(merge uuid) RETURNS text[] LANGUAGE plpgsql STABLE SECURITY DEFINER SET search_path = pg_catalog, public, pg_temp AS $$
DECLARE
  merged candidate_merges;
  blockers text[] := '{}';
BEGIN
  SELECT * INTO merged FROM candidate_merges m WHERE m.id = merge AND m.company_id = app_company_id();
  IF NOT FOUND THEN RETURN NULL; END IF;
  IF merged.undone_at IS NOT NULL THEN RETURN '{undone}'; END IF;
  IF merged.journal IS NULL THEN RETURN '{expired}'; END IF;
  IF EXISTS (SELECT 1 FROM candidate_merges l WHERE l.company_id = merged.company_id AND l.kept_id = merged.kept_id AND l.undone_at IS NULL
      AND (l.created_at, l.id) > (merged.created_at, merged.id)) THEN
    blockers := blockers || 'later merge'::text;
  END IF;
  blockers := blockers || ARRAY(SELECT 'field:' || was.key
    FROM candidates c, jsonb_each(merged.journal -> 'after') AS was
    WHERE c.id = merged.kept_id AND was.key <> 'updated_at' AND to_jsonb(c) -> was.key IS DISTINCT FROM was.value ORDER BY was.key);
  IF EXISTS (SELECT 1 FROM jsonb_array_elements(merged.journal -> 'removed') AS gone
      WHERE gone ->> 'table' = 'job_applications' AND NOT EXISTS (SELECT 1 FROM jobs_enhanced j WHERE j.id = (gone -> 'row' ->> 'job_id')::uuid)) THEN
    blockers := blockers || 'job gone'::text;
  END IF;
  RETURN blockers;
END
$$;

REVOKE ALL ON FUNCTION merge_undo_blockers(merge uuid) FROM PUBLIC;
GRANT ALL ON FUNCTION merge_undo_blockers(merge uuid) TO app_server;
