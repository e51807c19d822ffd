-- Restores both records and everything that belonged to them. What was added to the merged record since then stays with it.
CREATE OR REPLACE FUNCTION undo_candidate_merge(merge uuid, performer uuid) RETURNS text[] LANGUAGE plpgsql SECURITY DEFINER SET search_path = pg_catalog, public, pg_temp AS $$
DECLARE
  done candidate_merges;
  ways text[];
  step record;
BEGIN
  SELECT * INTO done FROM candidate_merges m WHERE m.id = merge AND m.company_id = app_company_id() FOR UPDATE;
  IF NOT FOUND THEN RETURN NULL; END IF;
  PERFORM 1 FROM candidates WHERE id = done.kept_id FOR UPDATE;
  ways := merge_obstacles(merge);
  IF cardinality(ways) > 0 THEN RETURN ways; END IF;

  DELETE FROM pipeline_activities WHERE id IN (SELECT value::uuid FROM jsonb_array_elements_text(done.journal -> 'made'));
  PERFORM merge_put_back('candidates', done.journal -> 'before' -> 'merged');
  FOR step IN SELECT each.value FROM jsonb_array_elements(done.journal -> 'moved') WITH ORDINALITY AS each(value, at)
      WHERE (each.value ->> 'from')::uuid = done.merged_id ORDER BY each.at DESC LOOP
    PERFORM merge_hand_back(step.value);
  END LOOP;
  FOR step IN SELECT each.value FROM jsonb_array_elements(done.journal -> 'removed') WITH ORDINALITY AS each(value, at) ORDER BY each.at DESC LOOP
    PERFORM merge_put_back((step.value ->> 'table')::regclass, step.value -> 'row');
  END LOOP;
  FOR step IN SELECT each.value FROM jsonb_array_elements(done.journal -> 'moved') WITH ORDINALITY AS each(value, at)
      WHERE (each.value ->> 'from')::uuid <> done.merged_id ORDER BY each.at DESC LOOP
    PERFORM merge_hand_back(step.value);
  END LOOP;

  PERFORM overwrite_row('candidates', done.kept_id, done.journal -> 'before' -> 'kept');
  -- Restore the match facts and the rebuild queue, because the triggers have marked both records by now.
  DELETE FROM candidate_match WHERE subject_id IN (done.kept_id, done.merged_id);
  FOR step IN SELECT value FROM jsonb_array_elements(done.journal -> 'match') LOOP
    PERFORM merge_put_back('candidate_match', step.value);
  END LOOP;
  DELETE FROM match_stale WHERE subject_id IN (done.kept_id, done.merged_id);
  FOR step IN SELECT value FROM jsonb_array_elements(done.journal -> 'stale') LOOP
    PERFORM merge_put_back('match_stale', step.value);
  END LOOP;
  UPDATE candidate_merges SET undone_at = clock_timestamp(), undone_by = performer, journal = NULL WHERE id = merge;
  RETURN '{}';
END
$$;

REVOKE ALL ON FUNCTION undo_candidate_merge(merge uuid, performer uuid) FROM PUBLIC;
GRANT ALL ON FUNCTION undo_candidate_merge(merge uuid, performer uuid) TO app_server;
