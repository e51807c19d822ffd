-- Erases the current user's candidate data. With "whole", it also deletes the account and what is stored under its verified address.
CREATE OR REPLACE FUNCTION erase_person(person uuid, cut timestamptz, include_account boolean) RETURNS TABLE (counts jsonb, storage_keys text[])
LANGUAGE plpgsql SECURITY DEFINER SET search_path = pg_catalog, public, pg_temp AS $$
DECLARE
  account users;
  profile_ids uuid[];
  intro_ids uuid[];
  record_ids uuid[];
  application_ids uuid[];
  sent record;
  ids uuid[];
  named uuid;
  under_address record;
  own jsonb;
  n integer;
  scores integer := 0;
  runs integer := 0;
BEGIN
  IF person IS DISTINCT FROM app_user_id() THEN
    RAISE EXCEPTION 'only the person themselves is erased' USING ERRCODE = 'insufficient_privilege';
  END IF;
  SELECT * INTO account FROM users WHERE id = person FOR UPDATE;
  IF NOT FOUND THEN RETURN; END IF;
  IF include_account AND EXISTS (SELECT 1 FROM company_members WHERE user_id = person) THEN
    RAISE EXCEPTION 'a member leaves the workspace first' USING ERRCODE = 'check_violation', CONSTRAINT = 'erase_person_not_a_member';
  END IF;
  IF account.kind = 'staff' THEN
    RAISE EXCEPTION 'staff are removed by command' USING ERRCODE = 'insufficient_privilege';
  END IF;
  PERFORM set_config('app.erasing', 'on', true);

  profile_ids := ARRAY(SELECT id FROM candidate_profiles WHERE user_id = person);
  profile_ids := profile_ids || ARRAY(SELECT (metadata -> 'before' ->> 'id')::uuid FROM candidate_activities
    WHERE candidate_id = ANY (profile_ids) AND activity_type = 'profile_merged' AND metadata -> 'before' ->> 'id' IS NOT NULL);
  intro_ids := ARRAY(SELECT id FROM introduction_requests WHERE profile_id = ANY (profile_ids));
  record_ids := ARRAY(SELECT candidate_id FROM introduction_requests WHERE profile_id = ANY (profile_ids) AND candidate_id IS NOT NULL);
  application_ids := ARRAY(SELECT application_id FROM application_submissions WHERE user_id = person AND created_at < cut AND (confirmed_at IS NOT NULL OR original_application_id IS NULL));
  ids := profile_ids || intro_ids || record_ids || application_ids
    || ARRAY(SELECT created_candidate_id FROM application_submissions WHERE application_id = ANY (application_ids) AND created_candidate_id IS NOT NULL) || ARRAY(SELECT id FROM resume_readings WHERE user_id = person)
    || ARRAY(SELECT id FROM connection_invitations WHERE candidate_id = ANY (profile_ids))
    || CASE WHEN include_account THEN ARRAY[person] ELSE '{}'::uuid[] END;
  storage_keys := ARRAY(SELECT storage_key FROM files WHERE owner_user_id = person AND company_id IS NULL);

  own := jsonb_build_object(
    'profile', (SELECT count(*) FROM candidate_profiles WHERE user_id = person),
    'readings', (SELECT count(*) FROM resume_readings WHERE user_id = person) + (SELECT count(*) FROM resume_analyses WHERE candidate_id = ANY (profile_ids)),
    'portfolio', (SELECT count(*) FROM portfolio_items WHERE candidate_id = ANY (profile_ids)),
    'activities', (SELECT count(*) FROM candidate_activities WHERE candidate_id = ANY (profile_ids)),
    'interests', (SELECT count(*) FROM candidate_job_interests WHERE candidate_id = ANY (profile_ids)),
    'alerts', (SELECT count(*) FROM job_alerts WHERE user_id = person) + (SELECT count(*) FROM job_alert_deliveries WHERE user_id = person),
    'connections', (SELECT count(*) FROM professional_connections WHERE candidate_id = ANY (profile_ids) OR connected_candidate_id = ANY (profile_ids))
      + (SELECT count(*) FROM connection_invitations WHERE candidate_id = ANY (profile_ids)),
    'introductions', cardinality(intro_ids), 'records', cardinality(record_ids), 'files', cardinality(storage_keys));

  -- Match scores and runs.
  scores := (SELECT count(*) FROM candidate_match WHERE subject_id = ANY (profile_ids || record_ids));
  FOREACH named IN ARRAY profile_ids || record_ids LOOP
    UPDATE match_runs SET results = replace(results::text, named::text, fresh.id)::jsonb, proof = replace(proof::text, named::text, fresh.id)::jsonb
      FROM (SELECT gen_random_uuid()::text AS id) AS fresh
      WHERE strpos(results::text, named::text) > 0 OR strpos(proof::text, named::text) > 0;
    GET DIAGNOSTICS n = ROW_COUNT;
    runs := runs + n;
  END LOOP;
  FOREACH named IN ARRAY record_ids LOOP
    scores := scores + erase_candidate_record(named);
  END LOOP;
  own := own || jsonb_build_object('matches', scores, 'runs', runs);

  -- Audit log entries, tasks and emails that name the person.
  UPDATE audit_log SET subject_id = NULL, details = CASE WHEN details IS NULL THEN NULL ELSE '{"subject": "Erased person"}'::jsonb END
    WHERE created_at < cut AND (subject_id = ANY (ids) OR subject_id IN (SELECT a.id FROM job_applications a WHERE a.candidate_id = ANY (record_ids)
      UNION ALL SELECT i.id FROM interviews i JOIN job_applications a ON a.id = i.application_id WHERE a.candidate_id = ANY (record_ids)));
  GET DIAGNOSTICS n = ROW_COUNT;
  own := own || jsonb_build_object('audit', n, 'tasks', erase_tasks(ids, '{}', '-infinity', cut), 'mails', erase_mails('{}', ids, '-infinity', cut));

  SELECT * INTO sent FROM erase_applications(application_ids);
  storage_keys := storage_keys || sent.storage_keys;
  own := own || jsonb_build_object('applications', cardinality(application_ids), 'files', cardinality(storage_keys),
    'matches', (own ->> 'matches')::integer + sent.scores, 'runs', (own ->> 'runs')::integer + sent.runs);

  DELETE FROM files WHERE owner_user_id = person AND company_id IS NULL;
  DELETE FROM resume_readings WHERE user_id = person;
  DELETE FROM job_alert_deliveries WHERE user_id = person;
  DELETE FROM job_alerts WHERE user_id = person;
  DELETE FROM candidate_profiles WHERE user_id = person;
  DELETE FROM match_stale WHERE subject_id = ANY (profile_ids);
  counts := own;

  IF include_account THEN
    DELETE FROM verifications WHERE value LIKE '%' || person || '%' OR identifier LIKE '%' || person || '%';
    DELETE FROM rate_limits WHERE strpos(key, person::text) > 0;
    counts := counts || jsonb_build_object('account', 1, 'sessions', (SELECT count(*) FROM sessions WHERE user_id = person),
      'consents', (SELECT count(*) FROM consent_log WHERE user_id = person));
    IF account.email_verified AND account.is_anonymous IS NOT TRUE THEN
      SELECT * INTO under_address FROM erase_address(account.username, cut);
      storage_keys := storage_keys || under_address.storage_keys;
      counts := counts || (SELECT jsonb_object_agg(key, value::integer + coalesce((counts ->> key)::integer, 0)) FROM jsonb_each_text(under_address.counts));
    ELSE
      -- The address is not verified, so only what was sent to it since this account exists is erased.
      counts := counts || jsonb_build_object(
        'mails', (counts ->> 'mails')::integer + erase_mails(ARRAY[account.username::text], '{}', account.created_at, cut),
        'tasks', (counts ->> 'tasks')::integer + erase_tasks('{}', ARRAY[account.username::text], account.created_at, cut));
    END IF;
    DELETE FROM users WHERE id = person;
  END IF;
  PERFORM set_config('app.erasing', '', true);
  RETURN NEXT;
END
$$;

REVOKE ALL ON FUNCTION erase_person(person uuid, cut timestamp with time zone, include_account boolean) FROM PUBLIC;
GRANT ALL ON FUNCTION erase_person(person uuid, cut timestamp with time zone, include_account boolean) TO app_server;
