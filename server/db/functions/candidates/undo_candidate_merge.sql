-- Restores both records and everything that belonged to them. What was added to the merged record since then stays with it.
CREATE OR REPLACE FUNCTION undo_candidate_merge(merge uuid, performer uuid) RETURNS text[] LANGUAGE plpgsql SECURITY DEFINER SET search_path = pg_catalog, public, pg_temp AS $$
DECLARE
  done candidate_merges;
  ways text[];
  kept_before candidates;
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

  kept_before := jsonb_populate_record(NULL::candidates, done.journal -> 'before' -> 'kept');
  UPDATE candidates SET (first_name, last_name, email, phone, resume_url, linkedin_url, portfolio_url, current_title, current_company, experience, skills,
      location, desired_salary, availability, source, notes, summary, work_history, education, created_at, is_sample, updated_at)
    = (kept_before.first_name, kept_before.last_name, kept_before.email, kept_before.phone, kept_before.resume_url, kept_before.linkedin_url,
      kept_before.portfolio_url, kept_before.current_title, kept_before.current_company, kept_before.experience, kept_before.skills, kept_before.location,
      kept_before.desired_salary, kept_before.availability, kept_before.source, kept_before.notes, kept_before.summary, kept_before.work_history,
      kept_before.education, kept_before.created_at, kept_before.is_sample, kept_before.updated_at)
    WHERE id = done.kept_id;
  -- Restore the match facts and the rebuild queue, because the triggers have marked both records by now.
  DELETE FROM candidate_match WHERE subject_id IN (done.kept_id, done.merged_id);
  FOR step IN SELECT value FROM jsonb_array_elements(done.journal -> 'match') LOOP
    INSERT INTO candidate_match (subject_id, pool_id, company_id, candidate_id, keys, brief, blocked, facts, engine_version, made_at)
      SELECT subject_id, pool_id, company_id, candidate_id, keys, (step.value ->> 'brief')::json, blocked, (step.value ->> 'facts')::json, engine_version, made_at
      FROM jsonb_populate_record(NULL::candidate_match, step.value - 'brief' - 'facts');
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
