-- A run stays as it is, but for the names in it: an erased person's id gives way to one that leads nowhere. Nothing that is counted changes.
CREATE OR REPLACE FUNCTION match_runs_stay() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  IF TG_OP = 'DELETE' AND pg_trigger_depth() > 1 THEN RETURN OLD; END IF;
  IF TG_OP = 'UPDATE' AND current_setting('app.erasing', true) = 'on'
    AND to_jsonb(NEW) - 'results' - 'proof' = to_jsonb(OLD) - 'results' - 'proof'
    AND jsonb_array_length(NEW.results) = jsonb_array_length(OLD.results) THEN RETURN NEW; END IF;
  RAISE EXCEPTION 'a run is never changed' USING ERRCODE = 'insufficient_privilege';
END
$$;--> statement-breakpoint

-- Whether a text names this mailbox, and not one whose name only ends or begins like it.
CREATE FUNCTION names_address(said text, address text) RETURNS boolean LANGUAGE sql IMMUTABLE PARALLEL SAFE AS $$
  SELECT strpos(lower(said), lower(address)) > 0 AND said ~* ('(^|[^[:alnum:]._%+-])' || regexp_replace(address, '([^[:alnum:]])', '\\\1', 'g') || '($|[^[:alnum:].-]|\.($|[^[:alnum:]]))')
$$;--> statement-breakpoint

-- Queued, running, done and failed work that names one of these.
CREATE FUNCTION erase_tasks(ids uuid[], addresses text[], from_at timestamptz, cut timestamptz) RETURNS integer
LANGUAGE plpgsql SECURITY DEFINER SET search_path = public AS $$
DECLARE
  gone integer;
BEGIN
  DELETE FROM pgboss.job j WHERE j.created_on >= from_at AND j.created_on < cut AND (
    EXISTS (SELECT 1 FROM unnest(ids) AS i WHERE strpos(j.data::text || coalesce(j.output::text, ''), i::text) > 0)
    OR EXISTS (SELECT 1 FROM unnest(addresses) AS a WHERE names_address(j.data::text || coalesce(j.output::text, ''), a)));
  GET DIAGNOSTICS gone = ROW_COUNT;
  RETURN gone;
END
$$;--> statement-breakpoint

-- Mails that were sent are counted, so their rows stay, without whom they went to and what they were about.
CREATE FUNCTION erase_mails(addresses text[], ids uuid[], from_at timestamptz, cut timestamptz) RETURNS integer
LANGUAGE plpgsql SECURITY DEFINER SET search_path = public AS $$
DECLARE
  changed integer;
BEGIN
  UPDATE mail_log m SET key = 'erased/' || m.id, message_id = '<erased.' || m.id || '>', to_address = '', subject = '', error = NULL
    WHERE m.created_at >= from_at AND m.created_at < cut AND lower(m.to_address) = ANY (addresses);
  GET DIAGNOSTICS changed = ROW_COUNT;
  -- To somebody else and about them: whom it went to stays, the words go.
  UPDATE mail_log m SET subject = '', key = 'erased/' || m.id, message_id = '<erased.' || m.id || '>', error = NULL
    WHERE m.created_at < cut AND (EXISTS (SELECT 1 FROM unnest(ids) AS i WHERE strpos(m.key, i::text) > 0)
      OR EXISTS (SELECT 1 FROM unnest(addresses) AS a WHERE names_address(m.subject, a) OR names_address(m.key, a)));
  RETURN changed;
END
$$;--> statement-breakpoint

-- A record that an introduction has made. What it applied for is counted and stays; who it was does not. Without that, all of it goes.
CREATE FUNCTION erase_candidate_record(record uuid) RETURNS integer
LANGUAGE plpgsql SECURITY DEFINER SET search_path = public AS $$
DECLARE
  scores integer;
BEGIN
  DELETE FROM ai_job_matches WHERE candidate_id = record;
  GET DIAGNOSTICS scores = ROW_COUNT;
  IF NOT EXISTS (SELECT 1 FROM job_applications WHERE candidate_id = record) THEN
    DELETE FROM candidates WHERE id = record;
    RETURN scores;
  END IF;
  UPDATE candidates SET first_name = 'Erased', last_name = 'person', email = 'erased-' || id || '@erased.invalid', phone = NULL, resume_url = NULL,
      linkedin_url = NULL, portfolio_url = NULL, current_title = NULL, current_company = NULL, experience = NULL, skills = '{}', location = NULL,
      desired_salary = NULL, notes = NULL, summary = NULL, work_history = '[]', education = '[]', updated_at = now() WHERE id = record;
  UPDATE pipeline_activities SET description = NULL WHERE application_id IN (SELECT id FROM job_applications WHERE candidate_id = record);
  UPDATE interviews SET location = NULL, meeting_link = NULL, feedback = NULL WHERE application_id IN (SELECT id FROM job_applications WHERE candidate_id = record);
  UPDATE job_applications SET notes = NULL, rejection_reason = NULL WHERE candidate_id = record;
  DELETE FROM candidate_match WHERE subject_id = record;
  DELETE FROM match_stale WHERE subject_id = record;
  RETURN scores;
END
$$;--> statement-breakpoint

-- Everything that is held under an address, as it was before `cut`: whoever owns the address later is somebody new. The desk counts its
-- leads, so they stay without their person. Answers the counts and where bytes lie that must go too.
CREATE FUNCTION erase_address(address text, cut timestamptz) RETURNS TABLE (counts jsonb, storage_keys text[])
LANGUAGE plpgsql SECURITY DEFINER SET search_path = public AS $$
DECLARE
  lead_ids uuid[] := ARRAY(SELECT id FROM desk_leads WHERE normal_email(email) = normal_email(address) AND received_at < cut);
  file_ids uuid[];
  n integer;
  requests integer := 0;
  limits integer := 0;
  mails integer;
  tasks integer;
  written integer := 0;
BEGIN
  file_ids := ARRAY(SELECT file_id FROM contact_requests WHERE id = ANY (lead_ids) AND file_id IS NOT NULL
    UNION SELECT f.file_id FROM desk_entry_files f JOIN desk_entries e ON e.id = f.entry_id WHERE e.lead_id = ANY (lead_ids));
  UPDATE quote_requests SET first_name = 'Erased', last_name = 'person', email = 'erased-' || id || '@erased.invalid', phone = NULL, company = '',
      job_title = NULL, hiring_need = '', message = NULL WHERE id = ANY (lead_ids);
  UPDATE leads SET first_name = 'Erased', last_name = 'person', email = 'erased-' || id || '@erased.invalid', company = '', interests = '{}',
      message = NULL, job_description = NULL WHERE id = ANY (lead_ids);
  UPDATE contact_requests SET name = 'Erased person', phone = '', email = 'erased-' || id || '@erased.invalid', company = '', hiring_needs = '',
      job_description = NULL, job_description_file = NULL, file_id = NULL WHERE id = ANY (lead_ids);
  UPDATE strategy_calls SET first_name = 'Erased', last_name = 'person', email = 'erased-' || id || '@erased.invalid', company = '', phone = NULL,
      tech_stack = NULL, challenges = '', status = CASE WHEN status = 'booked' AND starts_at > cut THEN 'cancelled' ELSE status END
    WHERE id = ANY (lead_ids);
  UPDATE desk_leads SET first_name = 'Erased', last_name = 'person', email = 'erased-' || id || '@erased.invalid', company = '', phone = NULL,
      summary = '' WHERE id = ANY (lead_ids);
  UPDATE desk_entries SET subject = NULL, body = NULL, from_address = NULL, to_address = NULL, message_id = NULL,
      details = CASE WHEN kind IN ('state', 'assignment') THEN details END WHERE lead_id = ANY (lead_ids);
  UPDATE desk_contacts SET email = 'erased-' || id || '@erased.invalid', name = 'Erased person', company = '', phone = NULL
    WHERE email = normal_email(address) AND created_at < cut;
  DELETE FROM connection_invitations WHERE email = lower(address) AND created_at < cut;
  GET DIAGNOSTICS requests = ROW_COUNT;
  UPDATE invitations SET email = 'erased-' || id || '@erased.invalid', revoked_at = coalesce(revoked_at, CASE WHEN accepted_at IS NULL THEN cut END)
    WHERE lower(email) = lower(address) AND created_at < cut;
  GET DIAGNOSTICS n = ROW_COUNT;
  requests := requests + n;
  DELETE FROM connection_refusals WHERE email_hash = encode(sha256(convert_to(lower(address), 'UTF8')), 'hex') AND created_at < cut;
  GET DIAGNOSTICS limits = ROW_COUNT;
  DELETE FROM mail_suppressions WHERE mail_suppressions.address = lower(erase_address.address) AND created_at < cut;
  GET DIAGNOSTICS n = ROW_COUNT;
  limits := limits + n;
  DELETE FROM verifications WHERE created_at < cut AND (names_address(identifier, address) OR names_address(value, address));
  -- Counters know no date of birth; they run out by themselves within a day, and are left to whoever has the address now.
  IF NOT EXISTS (SELECT 1 FROM users WHERE username = lower(address) AND created_at >= cut) THEN
    DELETE FROM rate_limits WHERE names_address(key, address)
      OR strpos(key, left(encode(sha256(convert_to(lower(address), 'UTF8')), 'hex'), 24)) > 0;
    GET DIAGNOSTICS n = ROW_COUNT;
    limits := limits + n;
  END IF;
  UPDATE audit_log SET details = '{"subject": "Erased person"}' WHERE created_at < cut AND names_address(details::text, address);
  GET DIAGNOSTICS written = ROW_COUNT;
  mails := erase_mails(ARRAY[lower(address)], lead_ids, '-infinity', cut);
  tasks := erase_tasks(lead_ids, ARRAY[lower(address)], '-infinity', cut);
  storage_keys := ARRAY(SELECT storage_key FROM files WHERE id = ANY (file_ids));
  DELETE FROM files WHERE id = ANY (file_ids);
  counts := jsonb_build_object('leads', cardinality(lead_ids), 'connections', requests, 'limits', limits, 'audit', written, 'mails', mails,
    'tasks', tasks, 'files', cardinality(file_ids));
  RETURN NEXT;
END
$$;--> statement-breakpoint

-- One person, whole, or only the candidate's side of somebody who works in a workspace. Asked for by that person, whom the transaction
-- names. What figures count stays without them; the rest goes.
CREATE FUNCTION erase_person(person uuid, cut timestamptz, whole boolean) RETURNS TABLE (counts jsonb, storage_keys text[])
LANGUAGE plpgsql SECURITY DEFINER SET search_path = public AS $$
DECLARE
  account users;
  profile_ids uuid[];
  intro_ids uuid[];
  record_ids uuid[];
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
  IF whole AND EXISTS (SELECT 1 FROM company_members WHERE user_id = person) THEN
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
  ids := profile_ids || intro_ids || record_ids || ARRAY(SELECT id FROM resume_readings WHERE user_id = person)
    || ARRAY(SELECT id FROM connection_invitations WHERE candidate_id = ANY (profile_ids))
    || CASE WHEN whole THEN ARRAY[person] ELSE '{}'::uuid[] END;
  storage_keys := ARRAY(SELECT storage_key FROM files WHERE owner_user_id = person AND company_id IS NULL);

  own := jsonb_build_object(
    'profile', (SELECT count(*) FROM candidate_profiles WHERE user_id = person),
    'readings', (SELECT count(*) FROM resume_readings WHERE user_id = person) + (SELECT count(*) FROM resume_analyses WHERE candidate_id = ANY (profile_ids)),
    'portfolio', (SELECT count(*) FROM portfolio_items WHERE candidate_id = ANY (profile_ids)),
    'activities', (SELECT count(*) FROM candidate_activities WHERE candidate_id = ANY (profile_ids)),
    'interests', (SELECT count(*) FROM candidate_job_interests WHERE candidate_id = ANY (profile_ids)),
    'alerts', (SELECT count(*) FROM job_alerts WHERE user_id = person) + (SELECT count(*) FROM job_alert_tellings WHERE user_id = person),
    'connections', (SELECT count(*) FROM professional_connections WHERE candidate_id = ANY (profile_ids) OR connected_candidate_id = ANY (profile_ids))
      + (SELECT count(*) FROM connection_invitations WHERE candidate_id = ANY (profile_ids)),
    'introductions', cardinality(intro_ids), 'records', cardinality(record_ids), 'files', cardinality(storage_keys));

  -- What was matched
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

  -- What was said about them elsewhere
  UPDATE audit_log SET subject_id = NULL, details = CASE WHEN details IS NULL THEN NULL ELSE '{"subject": "Erased person"}'::jsonb END
    WHERE created_at < cut AND (subject_id = ANY (ids) OR subject_id IN (SELECT a.id FROM job_applications a WHERE a.candidate_id = ANY (record_ids)
      UNION ALL SELECT i.id FROM interviews i JOIN job_applications a ON a.id = i.application_id WHERE a.candidate_id = ANY (record_ids)));
  GET DIAGNOSTICS n = ROW_COUNT;
  own := own || jsonb_build_object('audit', n, 'tasks', erase_tasks(ids, '{}', '-infinity', cut), 'mails', erase_mails('{}', ids, '-infinity', cut));

  DELETE FROM files WHERE owner_user_id = person AND company_id IS NULL;
  DELETE FROM resume_readings WHERE user_id = person;
  DELETE FROM job_alert_tellings WHERE user_id = person;
  DELETE FROM job_alerts WHERE user_id = person;
  DELETE FROM candidate_profiles WHERE user_id = person;
  DELETE FROM match_stale WHERE subject_id = ANY (profile_ids);
  counts := own;

  IF whole THEN
    DELETE FROM verifications WHERE value LIKE '%' || person || '%' OR identifier LIKE '%' || person || '%';
    DELETE FROM rate_limits WHERE strpos(key, person::text) > 0;
    counts := counts || jsonb_build_object('account', 1, 'sessions', (SELECT count(*) FROM sessions WHERE user_id = person),
      'consents', (SELECT count(*) FROM consent_log WHERE user_id = person));
    IF account.email_verified AND account.is_anonymous IS NOT TRUE THEN
      SELECT * INTO under_address FROM erase_address(account.username, cut);
      storage_keys := storage_keys || under_address.storage_keys;
      counts := counts || (SELECT jsonb_object_agg(key, value::integer + coalesce((counts ->> key)::integer, 0)) FROM jsonb_each_text(under_address.counts));
    ELSE
      -- Nobody has proved that the address is theirs: only what this account was sent is theirs.
      counts := counts || jsonb_build_object(
        'mails', (counts ->> 'mails')::integer + erase_mails(ARRAY[account.username::text], '{}', account.created_at, cut),
        'tasks', (counts ->> 'tasks')::integer + erase_tasks('{}', ARRAY[account.username::text], account.created_at, cut));
    END IF;
    DELETE FROM users WHERE id = person;
  END IF;
  PERFORM set_config('app.erasing', '', true);
  RETURN NEXT;
END
$$;--> statement-breakpoint
REVOKE ALL ON FUNCTION erase_tasks(uuid[], text[], timestamptz, timestamptz), erase_mails(text[], uuid[], timestamptz, timestamptz), erase_candidate_record(uuid),
  erase_address(text, timestamptz), erase_person(uuid, timestamptz, boolean) FROM PUBLIC;--> statement-breakpoint
GRANT EXECUTE ON FUNCTION erase_person(uuid, timestamptz, boolean) TO app_server;
