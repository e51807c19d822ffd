-- Restores both records and everything that belonged to them. What was added to the merged record since then stays with it.
CREATE OR REPLACE FUNCTION undo_candidate_merge(merge uuid, performer uuid) RETURNS text[] LANGUAGE plpgsql SECURITY DEFINER SET search_path = pg_catalog, public, pg_temp AS $$
DECLARE
  merged candidate_merges;
  blockers text[];
  step record;
BEGIN
  SELECT * INTO merged FROM candidate_merges m WHERE m.id = merge AND m.company_id = app_company_id() FOR UPDATE;
  IF NOT FOUND THEN RETURN NULL; END IF;
  PERFORM 1 FROM candidates WHERE id = merged.kept_id FOR UPDATE;
  blockers := merge_undo_blockers(merge);
  IF cardinality(blockers) > 0 THEN RETURN blockers; END IF;

  DELETE FROM pipeline_activities WHERE id IN (SELECT value::uuid FROM jsonb_array_elements_text(merged.journal -> 'made'));
  PERFORM merge_restore_row('candidates', merged.journal -> 'before' -> 'merged');
  FOR step IN SELECT each.value FROM jsonb_array_elements(merged.journal -> 'moved') WITH ORDINALITY AS each(value, at)
      WHERE (each.value ->> 'from')::uuid = merged.merged_id ORDER BY each.at DESC LOOP
    PERFORM merge_revert_move(step.value);
  END LOOP;
  FOR step IN SELECT each.value FROM jsonb_array_elements(merged.journal -> 'removed') WITH ORDINALITY AS each(value, at) ORDER BY each.at DESC LOOP
    PERFORM merge_restore_row((step.value ->> 'table')::regclass, step.value -> 'row');
  END LOOP;
  FOR step IN SELECT each.value FROM jsonb_array_elements(merged.journal -> 'moved') WITH ORDINALITY AS each(value, at)
      WHERE (each.value ->> 'from')::uuid <> merged.merged_id ORDER BY each.at DESC LOOP
    PERFORM merge_revert_move(step.value);
  END LOOP;

  PERFORM overwrite_row('candidates', merged.kept_id, merged.journal -> 'before' -> 'kept');
  -- Restore the match facts and the rebuild queue, because the triggers have marked both records by now.
  DELETE FROM candidate_match WHERE subject_id IN (merged.kept_id, merged.merged_id);
  FOR step IN SELECT value FROM jsonb_array_elements(merged.journal -> 'match') LOOP
    PERFORM merge_restore_row('candidate_match', step.value);
  END LOOP;
  DELETE FROM match_stale WHERE subject_id IN (merged.kept_id, merged.merged_id);
  FOR step IN SELECT value FROM jsonb_array_elements(merged.journal -> 'stale') LOOP
    PERFORM merge_restore_row('match_stale', step.value);
  END LOOP;
  UPDATE candidate_merges SET undone_at = clock_timestamp(), undone_by = performer, journal = NULL WHERE id = merge;
  RETURN '{}';
END
$$;

REVOKE ALL ON FUNCTION undo_candidate_merge(merge uuid, performer uuid) FROM PUBLIC;
GRANT ALL ON FUNCTION undo_candidate_merge(merge uuid, performer uuid) TO app_server;
