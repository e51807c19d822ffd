CREATE OR REPLACE FUNCTION merge_candidates(kept uuid, merged uuid, chosen jsonb, performer uuid) RETURNS uuid
LANGUAGE plpgsql SECURITY DEFINER SET search_path = pg_catalog, public, pg_temp AS $$
DECLARE
  company uuid := app_company_id();
  kept_row candidates;
  merged_row candidates;
  journal jsonb;
  pair record;
  moved_rows record;
  moved jsonb := '[]';
  removed jsonb := '[]';
  activity_ids uuid[];
  touched_ids uuid[] := '{}';
  merge uuid := uuid_v7();
BEGIN
  PERFORM 1 FROM candidates WHERE id IN (kept, merged) ORDER BY id FOR UPDATE;
  SELECT * INTO kept_row FROM candidates WHERE id = kept AND company_id = company;
  SELECT * INTO merged_row FROM candidates WHERE id = merged AND company_id = company;
  IF kept_row.id IS NULL OR merged_row.id IS NULL OR kept = merged THEN
    RAISE EXCEPTION 'two records of the open workspace are merged' USING ERRCODE = 'insufficient_privilege';
  END IF;
  journal := jsonb_build_object(
    'before', jsonb_build_object('kept', to_jsonb(kept_row) - 'search_vector', 'merged', to_jsonb(merged_row) - 'search_vector'),
    -- Stored as text, because jsonb would not keep the JSON byte for byte.
    'match', (SELECT coalesce(jsonb_agg(to_jsonb(m) || jsonb_build_object('brief', m.brief::text, 'facts', m.facts::text)), '[]')
      FROM candidate_match m WHERE m.subject_id IN (kept, merged)),
    'stale', (SELECT coalesce(jsonb_agg(to_jsonb(s)), '[]') FROM match_stale s WHERE s.subject_id IN (kept, merged)));

  -- Both records have an application for the same job: one stays, with the history of both.
  FOR pair IN
    SELECT CASE WHEN further THEN b.id ELSE a.id END AS kept_id, CASE WHEN further THEN a.id ELSE b.id END AS dropped_id
    FROM job_applications a JOIN job_applications b ON b.job_id = a.job_id AND b.candidate_id = merged AND b.company_id = company
      CROSS JOIN LATERAL (SELECT application_progress(b.stage, b.status) > application_progress(a.stage, a.status) AS further) AS progress
    WHERE a.candidate_id = kept AND a.company_id = company
  LOOP
    SELECT * INTO moved_rows FROM merge_move_references('job_applications', pair.dropped_id, pair.kept_id);
    moved := moved || moved_rows.moved;
    removed := removed || moved_rows.removed
      || (SELECT jsonb_build_object('table', 'job_applications', 'row', to_jsonb(a)) FROM job_applications a WHERE a.id = pair.dropped_id);
    DELETE FROM job_applications WHERE id = pair.dropped_id;
    touched_ids := touched_ids || pair.kept_id;
  END LOOP;
  touched_ids := touched_ids || ARRAY(SELECT id FROM job_applications WHERE candidate_id = merged AND NOT id = ANY (touched_ids));
  SELECT * INTO moved_rows FROM merge_move_references('candidates', merged, kept);
  moved := moved || moved_rows.moved;
  removed := removed || moved_rows.removed;
  DELETE FROM candidate_match WHERE subject_id = merged;
  DELETE FROM candidates WHERE id = merged;

  -- A column that nobody chose a value for, such as one added later, keeps its value, or takes the other record's if it has none.
  PERFORM overwrite_row('candidates', kept, (fill_blanks(to_jsonb(kept_row), to_jsonb(merged_row)) || chosen
    || jsonb_build_object('created_at', least(kept_row.created_at, merged_row.created_at), 'is_sample', kept_row.is_sample AND merged_row.is_sample,
      'updated_at', clock_timestamp())) - '{id,company_id,search_vector}'::text[]);
  WITH activities AS (
    INSERT INTO pipeline_activities (company_id, application_id, activity_type, performed_by)
      SELECT company, each, 'merged', performer FROM unnest(touched_ids) AS each RETURNING id)
  SELECT array_agg(id) INTO activity_ids FROM activities;
  journal := journal || jsonb_build_object('moved', moved, 'removed', removed, 'made', to_jsonb(coalesce(activity_ids, '{}')),
    'after', (SELECT to_jsonb(c) - 'search_vector' FROM candidates c WHERE c.id = kept));
  INSERT INTO candidate_merges (id, company_id, kept_id, merged_id, merged_by, created_at, journal)
    VALUES (merge, company, kept, merged, performer, clock_timestamp(), journal);
  RETURN merge;
END
$$;

REVOKE ALL ON FUNCTION merge_candidates(kept uuid, merged uuid, chosen jsonb, performer uuid) FROM PUBLIC;
GRANT ALL ON FUNCTION merge_candidates(kept uuid, merged uuid, chosen jsonb, performer uuid) TO app_server;
