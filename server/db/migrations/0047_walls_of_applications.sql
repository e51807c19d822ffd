-- What was sent with an application, what was agreed to and what is owed are the workspace's.
ALTER TABLE application_submissions ENABLE ROW LEVEL SECURITY;--> statement-breakpoint
ALTER TABLE application_submissions FORCE ROW LEVEL SECURITY;--> statement-breakpoint
CREATE POLICY own_company ON application_submissions USING (company_id = (SELECT app_company_id())) WITH CHECK (company_id = (SELECT app_company_id()));--> statement-breakpoint
ALTER TABLE application_consents ENABLE ROW LEVEL SECURITY;--> statement-breakpoint
ALTER TABLE application_consents FORCE ROW LEVEL SECURITY;--> statement-breakpoint
CREATE POLICY own_company ON application_consents USING (company_id = (SELECT app_company_id())) WITH CHECK (company_id = (SELECT app_company_id()));--> statement-breakpoint
ALTER TABLE team_tasks ENABLE ROW LEVEL SECURITY;--> statement-breakpoint
ALTER TABLE team_tasks FORCE ROW LEVEL SECURITY;--> statement-breakpoint
CREATE POLICY own_company ON team_tasks USING (company_id = (SELECT app_company_id())) WITH CHECK (company_id = (SELECT app_company_id()));--> statement-breakpoint
REVOKE UPDATE, DELETE ON application_consents FROM app_server;--> statement-breakpoint

-- Whoever applies has no right to the workspace's rows and must find the one to apply to. Nothing is told of it but whose it is.
CREATE FUNCTION position_of_card(card uuid) RETURNS TABLE (company_id uuid, job_id uuid)
LANGUAGE sql STABLE SECURITY DEFINER SET search_path = public AS $$
  SELECT e.company_id, e.id FROM jobs j JOIN jobs_enhanced e ON e.id = j.position_id JOIN companies c ON c.id = e.company_id
  WHERE j.id = card AND j.is_active AND NOT j.is_sample AND e.status = 'active' AND NOT e.is_sample AND NOT c.is_sample
$$;--> statement-breakpoint
-- Sent in a session of theirs, or under the confirmed address of their account.
CREATE FUNCTION own_application_ids() RETURNS SETOF uuid LANGUAGE sql STABLE SECURITY DEFINER SET search_path = public AS $$
  SELECT s.application_id FROM application_submissions s WHERE s.user_id = app_user_id()
  UNION SELECT s.application_id FROM users u JOIN application_submissions s ON lower(s.email) = lower(u.username)
    WHERE u.id = app_user_id() AND u.email_verified AND u.is_anonymous IS NOT TRUE
$$;--> statement-breakpoint
CREATE FUNCTION own_applications() RETURNS TABLE (
  id uuid, company_id uuid, job_id uuid, title text, company text, applied_at timestamptz, stage text, status text, answer_due_at timestamptz)
LANGUAGE sql STABLE SECURITY DEFINER SET search_path = public AS $$
  SELECT a.id, a.company_id, a.job_id, j.title::text, c.name::text, a.applied_at, a.stage::text, a.status::text, a.answer_due_at
  FROM job_applications a JOIN jobs_enhanced j ON j.id = a.job_id JOIN companies c ON c.id = a.company_id
  WHERE a.id IN (SELECT own_application_ids()) ORDER BY a.applied_at DESC, a.id
$$;--> statement-breakpoint

-- A promised day that passed is a task for the team: one a day that was promised, in the same transaction as the mail about it.
CREATE FUNCTION raise_overdue_answers(now_at timestamptz, most integer) RETURNS integer
LANGUAGE plpgsql SECURITY DEFINER SET search_path = public AS $$
DECLARE
  due record;
  raised integer := 0;
BEGIN
  FOR due IN
    SELECT a.id, a.company_id, a.answer_due_at FROM job_applications a
      JOIN candidates c ON c.id = a.candidate_id JOIN jobs_enhanced j ON j.id = a.job_id
    WHERE a.status = 'active' AND a.answer_due_at < now_at AND NOT c.is_sample AND NOT j.is_sample
      AND NOT EXISTS (SELECT 1 FROM team_tasks t WHERE t.application_id = a.id AND t.kind = 'answer_overdue' AND t.due_at = a.answer_due_at)
    ORDER BY a.answer_due_at LIMIT most FOR UPDATE OF a SKIP LOCKED
  LOOP
    INSERT INTO team_tasks (company_id, application_id, kind, due_at, raised_at)
      VALUES (due.company_id, due.id, 'answer_overdue', due.answer_due_at, now_at) ON CONFLICT DO NOTHING;
    IF FOUND THEN
      PERFORM enqueue_task('tell-of-overdue-answer', jsonb_build_object('id', due.id, 'companyId', due.company_id));
      raised := raised + 1;
    END IF;
  END LOOP;
  RETURN raised;
END
$$;--> statement-breakpoint
-- Whoever moves the application, however: what was owed is answered, or owed for another day.
CREATE FUNCTION finish_team_tasks() RETURNS trigger LANGUAGE plpgsql SECURITY DEFINER SET search_path = public AS $$
BEGIN
  UPDATE team_tasks SET done_at = now() WHERE application_id = NEW.id AND done_at IS NULL;
  RETURN NULL;
END
$$;--> statement-breakpoint
CREATE TRIGGER finish_team_tasks AFTER UPDATE OF stage, status, answer_due_at ON job_applications FOR EACH ROW
  WHEN ((OLD.stage, OLD.status, OLD.answer_due_at) IS DISTINCT FROM (NEW.stage, NEW.status, NEW.answer_due_at)) EXECUTE FUNCTION finish_team_tasks();--> statement-breakpoint

-- Who applied and wants a person is left alone by the engine, whether they said so with the application or in their profile.
CREATE FUNCTION candidate_wants_person(company uuid, candidate uuid) RETURNS boolean LANGUAGE sql STABLE SECURITY DEFINER SET search_path = public AS $$
  SELECT EXISTS (
    SELECT 1 FROM job_applications a JOIN application_submissions s ON s.application_id = a.id
    WHERE a.company_id = company AND a.candidate_id = candidate AND (s.wants_person OR EXISTS (
      SELECT 1 FROM candidate_profiles p JOIN human_reviews h ON h.profile_id = p.id WHERE p.user_id = s.user_id)))
$$;--> statement-breakpoint
CREATE OR REPLACE FUNCTION match_without_reviewed() RETURNS trigger LANGUAGE plpgsql SECURITY DEFINER SET search_path = public AS $$
BEGIN
  IF EXISTS (SELECT 1 FROM human_reviews) OR EXISTS (SELECT 1 FROM application_submissions WHERE wants_person) THEN
    DELETE FROM candidate_match m USING added a WHERE m.subject_id = a.subject_id AND (candidate_wants_person(a.company_id, a.candidate_id) OR EXISTS (
      SELECT 1 FROM human_reviews h WHERE h.profile_id = a.profile_id
        OR h.profile_id IN (SELECT i.profile_id FROM introduction_requests i WHERE i.candidate_id = a.candidate_id)));
  END IF;
  RETURN NULL;
END
$$;--> statement-breakpoint
CREATE OR REPLACE FUNCTION human_review_changed() RETURNS trigger LANGUAGE plpgsql SECURITY DEFINER SET search_path = public AS $$
DECLARE
  profile uuid := CASE TG_OP WHEN 'DELETE' THEN OLD.profile_id ELSE NEW.profile_id END;
  records uuid[] := ARRAY(SELECT candidate_id FROM introduction_requests WHERE profile_id = profile AND candidate_id IS NOT NULL
    UNION SELECT a.candidate_id FROM candidate_profiles p JOIN application_submissions s ON s.user_id = p.user_id
      JOIN job_applications a ON a.id = s.application_id WHERE p.id = profile);
BEGIN
  PERFORM match_mark_profile(profile, true);
  IF TG_OP = 'DELETE' THEN
    INSERT INTO match_stale (subject_id, company_id, change) SELECT id, company_id, nextval('match_change') FROM candidates WHERE id = ANY (records)
      ON CONFLICT (subject_id) DO UPDATE SET change = excluded.change;
  ELSE
    DELETE FROM candidate_match WHERE subject_id = ANY (records);
    DELETE FROM match_stale WHERE subject_id = ANY (records);
    DELETE FROM ai_job_matches WHERE candidate_id = ANY (records);
  END IF;
  RETURN NULL;
END
$$;--> statement-breakpoint
CREATE FUNCTION application_review_changed() RETURNS trigger LANGUAGE plpgsql SECURITY DEFINER SET search_path = public AS $$
DECLARE
  record uuid := (SELECT candidate_id FROM job_applications WHERE id = NEW.application_id);
BEGIN
  IF candidate_wants_person(NEW.company_id, record) THEN
    DELETE FROM candidate_match WHERE subject_id = record;
    DELETE FROM match_stale WHERE subject_id = record;
    DELETE FROM ai_job_matches WHERE candidate_id = record;
  ELSIF TG_OP = 'UPDATE' THEN
    INSERT INTO match_stale (subject_id, company_id, change) VALUES (record, NEW.company_id, nextval('match_change'))
      ON CONFLICT (subject_id) DO UPDATE SET change = excluded.change;
  END IF;
  RETURN NULL;
END
$$;--> statement-breakpoint
CREATE TRIGGER application_review_changed AFTER INSERT OR UPDATE OF wants_person ON application_submissions
  FOR EACH ROW EXECUTE FUNCTION application_review_changed();--> statement-breakpoint

-- What a visitor has sent goes with the rest.
CREATE OR REPLACE FUNCTION carry_over_visitor(visitor uuid, account uuid) RETURNS boolean
LANGUAGE plpgsql SECURITY DEFINER SET search_path = public AS $$
DECLARE
  visitors uuid;
  own uuid;
BEGIN
  IF NOT EXISTS (SELECT 1 FROM users WHERE id = visitor AND is_anonymous)
    OR EXISTS (SELECT 1 FROM users WHERE id = account AND (is_anonymous OR kind = 'staff')) THEN
    RETURN false;
  END IF;
  UPDATE resume_readings SET user_id = account WHERE user_id = visitor;
  UPDATE files SET owner_user_id = account WHERE owner_user_id = visitor;
  UPDATE consent_log SET user_id = account WHERE user_id = visitor;
  UPDATE application_submissions SET user_id = account WHERE user_id = visitor;
  -- Locked, so that a save that is on its way lands before or finds the profile gone, and never in between.
  SELECT id INTO visitors FROM candidate_profiles WHERE user_id = visitor FOR UPDATE;
  SELECT id INTO own FROM candidate_profiles WHERE user_id = account FOR UPDATE;
  IF visitors IS NULL THEN
    RETURN true;
  ELSIF own IS NULL THEN
    UPDATE candidate_profiles SET user_id = account WHERE id = visitors;
  ELSE
    UPDATE candidate_profiles a SET photo_file_id = v.photo_file_id FROM candidate_profiles v
      WHERE a.id = own AND v.id = visitors AND a.photo_file_id IS NULL;
    INSERT INTO human_reviews (profile_id, asked_at) SELECT own, asked_at FROM human_reviews WHERE profile_id = visitors ON CONFLICT DO NOTHING;
    PERFORM merge_profiles(visitors, own);
  END IF;
  RETURN true;
END
$$;--> statement-breakpoint

-- What somebody sent when they applied, and the record it made, if it made one. That somebody applied is counted and stays, without them;
-- a record that the workspace had before is the workspace's own.
CREATE FUNCTION erase_applications(applications uuid[]) RETURNS TABLE (scores integer, runs integer, storage_keys text[])
LANGUAGE plpgsql SECURITY DEFINER SET search_path = public AS $$
DECLARE
  record uuid;
  n integer;
BEGIN
  scores := 0;
  runs := 0;
  storage_keys := ARRAY(SELECT f.storage_key FROM application_submissions s JOIN files f ON f.id = s.file_id WHERE s.application_id = ANY (applications));
  FOR record IN SELECT DISTINCT s.made_candidate_id FROM application_submissions s JOIN candidates c ON c.id = s.made_candidate_id
    WHERE s.application_id = ANY (applications)
  LOOP
    UPDATE match_runs SET results = replace(results::text, record::text, fresh.id)::jsonb, proof = replace(proof::text, record::text, fresh.id)::jsonb
      FROM (SELECT gen_random_uuid()::text AS id) AS fresh
      WHERE strpos(results::text, record::text) > 0 OR strpos(proof::text, record::text) > 0;
    GET DIAGNOSTICS n = ROW_COUNT;
    runs := runs + n;
    scores := scores + (SELECT count(*) FROM candidate_match WHERE subject_id = record) + erase_candidate_record(record);
  END LOOP;
  UPDATE candidates SET resume_url = NULL WHERE resume_url IN (SELECT '/api/applications/' || i || '/resume' FROM unnest(applications) AS i);
  UPDATE pipeline_activities SET description = NULL WHERE application_id = ANY (applications) AND activity_type IN ('applied', 'withdrawn');
  UPDATE job_applications SET status = CASE status WHEN 'active' THEN 'withdrawn' ELSE status END, answer_due_at = NULL WHERE id = ANY (applications);
  DELETE FROM files WHERE id IN (SELECT s.file_id FROM application_submissions s WHERE s.application_id = ANY (applications));
  DELETE FROM application_consents WHERE application_id = ANY (applications);
  DELETE FROM application_submissions WHERE application_id = ANY (applications);
  RETURN NEXT;
END
$$;--> statement-breakpoint
CREATE OR REPLACE FUNCTION erase_address(address text, cut timestamptz) RETURNS TABLE (counts jsonb, storage_keys text[])
LANGUAGE plpgsql SECURITY DEFINER SET search_path = public AS $$
DECLARE
  lead_ids uuid[] := ARRAY(SELECT id FROM desk_leads WHERE normal_email(email) = normal_email(address) AND received_at < cut);
  application_ids uuid[] := ARRAY(SELECT application_id FROM application_submissions WHERE lower(email) = lower(address) AND created_at < cut);
  sent record;
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
  mails := erase_mails(ARRAY[lower(address)], lead_ids || application_ids, '-infinity', cut);
  tasks := erase_tasks(lead_ids || application_ids, ARRAY[lower(address)], '-infinity', cut);
  -- Where a backup is put right nobody has said yet that runs may be touched.
  PERFORM set_config('app.erasing', 'on', true);
  SELECT * INTO sent FROM erase_applications(application_ids);
  storage_keys := sent.storage_keys || ARRAY(SELECT storage_key FROM files WHERE id = ANY (file_ids));
  DELETE FROM files WHERE id = ANY (file_ids);
  counts := jsonb_build_object('leads', cardinality(lead_ids), 'connections', requests, 'limits', limits, 'audit', written, 'mails', mails,
    'tasks', tasks, 'files', cardinality(storage_keys), 'applications', cardinality(application_ids), 'matches', sent.scores, 'runs', sent.runs);
  RETURN NEXT;
END
$$;--> statement-breakpoint
CREATE OR REPLACE FUNCTION erase_person(person uuid, cut timestamptz, whole boolean) RETURNS TABLE (counts jsonb, storage_keys text[])
LANGUAGE plpgsql SECURITY DEFINER SET search_path = public AS $$
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
  application_ids := ARRAY(SELECT application_id FROM application_submissions WHERE user_id = person AND created_at < cut);
  ids := profile_ids || intro_ids || record_ids || application_ids
    || ARRAY(SELECT made_candidate_id FROM application_submissions WHERE application_id = ANY (application_ids) AND made_candidate_id IS NOT NULL) || ARRAY(SELECT id FROM resume_readings WHERE user_id = person)
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

  SELECT * INTO sent FROM erase_applications(application_ids);
  storage_keys := storage_keys || sent.storage_keys;
  own := own || jsonb_build_object('applications', cardinality(application_ids), 'files', cardinality(storage_keys),
    'matches', (own ->> 'matches')::integer + sent.scores, 'runs', (own ->> 'runs')::integer + sent.runs);

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
CREATE OR REPLACE FUNCTION own_data(part text) RETURNS TABLE (row_text text)
LANGUAGE plpgsql STABLE SECURITY DEFINER SET search_path = public AS $$
DECLARE
  person uuid := app_user_id();
  profile uuid := (SELECT id FROM candidate_profiles WHERE user_id = app_user_id());
  address text := (SELECT username FROM users WHERE id = app_user_id() AND email_verified AND is_anonymous IS NOT TRUE);
  since timestamptz := (SELECT created_at FROM users WHERE id = app_user_id());
  mailbox text := (SELECT username FROM users WHERE id = app_user_id() AND is_anonymous IS NOT TRUE);
BEGIN
  IF person IS NULL THEN RETURN; END IF;
  CASE part
    WHEN 'account' THEN RETURN QUERY SELECT to_jsonb(u)::text FROM users u WHERE u.id = person;
    WHEN 'ways-to-sign-in' THEN RETURN QUERY SELECT jsonb_build_object('kind', c.provider_id, 'since', c.created_at)::text FROM credentials c WHERE c.user_id = person;
    WHEN 'browsers' THEN RETURN QUERY SELECT (to_jsonb(s) - 'token')::text FROM sessions s WHERE s.user_id = person ORDER BY s.created_at;
    WHEN 'mail-settings' THEN RETURN QUERY SELECT to_jsonb(n)::text FROM notification_settings n WHERE n.user_id = person;
    WHEN 'workspaces' THEN RETURN QUERY SELECT jsonb_build_object('company', c.name, 'position', m.position, 'department', m.department, 'permissions', m.permissions, 'joinedAt', m.joined_at)::text
      FROM company_members m JOIN companies c ON c.id = m.company_id WHERE m.user_id = person;
    WHEN 'profile' THEN RETURN QUERY SELECT to_jsonb(p)::text FROM candidate_profiles p WHERE p.id = profile;
    WHEN 'privacy-settings' THEN RETURN QUERY SELECT to_jsonb(s)::text FROM privacy_settings s WHERE s.candidate_id = profile;
    WHEN 'human-review' THEN RETURN QUERY SELECT to_jsonb(h)::text FROM human_reviews h WHERE h.profile_id = profile;
    WHEN 'resume-readings' THEN RETURN QUERY SELECT to_jsonb(r)::text FROM resume_readings r WHERE r.user_id = person ORDER BY r.created_at;
    WHEN 'resume-analyses' THEN RETURN QUERY SELECT to_jsonb(r)::text FROM resume_analyses r WHERE r.candidate_id = profile ORDER BY r.created_at;
    WHEN 'portfolio' THEN RETURN QUERY SELECT to_jsonb(i)::text FROM portfolio_items i WHERE i.candidate_id = profile ORDER BY i.display_order;
    WHEN 'integrations' THEN RETURN QUERY SELECT to_jsonb(i)::text FROM external_integrations i WHERE i.candidate_id = profile;
    WHEN 'activities' THEN RETURN QUERY SELECT to_jsonb(a)::text FROM candidate_activities a WHERE a.candidate_id = profile ORDER BY a.created_at;
    WHEN 'connections' THEN RETURN QUERY SELECT jsonb_build_object('id', c.id, 'asked', CASE WHEN c.candidate_id = profile THEN 'you' ELSE 'the other' END,
        'status', CASE WHEN c.status = 'ignored' AND c.candidate_id = profile THEN 'pending' ELSE c.status END, 'message', c.message, 'at', c.created_at)::text
      FROM professional_connections c WHERE profile IN (c.candidate_id, c.connected_candidate_id) ORDER BY c.created_at;
    WHEN 'connection-invitations' THEN RETURN QUERY SELECT jsonb_build_object('to', i.email, 'message', i.message, 'at', i.created_at)::text
      FROM connection_invitations i WHERE i.candidate_id = profile ORDER BY i.created_at;
    WHEN 'invitations-to-you' THEN RETURN QUERY SELECT jsonb_build_object('message', i.message, 'at', i.created_at)::text
      FROM connection_invitations i WHERE i.email = address ORDER BY i.created_at;
    WHEN 'introductions' THEN RETURN QUERY SELECT jsonb_build_object('company', c.name, 'job', j.title, 'message', i.message, 'status', i.status, 'requestedAt', i.requested_at,
        'answeredAt', i.answered_at)::text
      FROM introduction_requests i JOIN companies c ON c.id = i.company_id JOIN jobs_enhanced j ON j.id = i.job_id WHERE i.profile_id = profile ORDER BY i.requested_at;
    WHEN 'records-from-introductions' THEN RETURN QUERY SELECT (to_jsonb(c) - 'notes' || jsonb_build_object('company', w.name))::text
      FROM introduction_requests i JOIN candidates c ON c.id = i.candidate_id JOIN companies w ON w.id = c.company_id WHERE i.profile_id = profile;
    WHEN 'files-in-records' THEN RETURN QUERY SELECT jsonb_build_object('company', w.name, 'fileName', f.file_name, 'mediaType', f.media_type, 'sizeBytes', f.size_bytes, 'at', c.created_at)::text
      FROM introduction_requests i JOIN candidate_files c ON c.candidate_id = i.candidate_id JOIN files f ON f.id = c.file_id JOIN companies w ON w.id = c.company_id
      WHERE i.profile_id = profile ORDER BY c.created_at;
    WHEN 'applications' THEN RETURN QUERY SELECT (to_jsonb(s) - 'spam_signals' - 'made_candidate_id' || jsonb_build_object('job', j.title, 'company', w.name, 'stage', a.stage,
        'status', a.status, 'answerDueAt', a.answer_due_at))::text
      FROM application_submissions s JOIN job_applications a ON a.id = s.application_id JOIN jobs_enhanced j ON j.id = a.job_id JOIN companies w ON w.id = a.company_id
      WHERE s.application_id IN (SELECT own_application_ids()) ORDER BY s.created_at;
    WHEN 'application-consents' THEN RETURN QUERY SELECT (to_jsonb(c) - 'company_id')::text FROM application_consents c
      WHERE c.application_id IN (SELECT own_application_ids()) ORDER BY c.created_at;
    WHEN 'records-from-applications' THEN RETURN QUERY SELECT (to_jsonb(c) - 'notes' - 'found_by' || jsonb_build_object('company', w.name))::text
      FROM application_submissions s JOIN candidates c ON c.id = s.made_candidate_id JOIN companies w ON w.id = c.company_id
      WHERE s.application_id IN (SELECT own_application_ids());
    WHEN 'saved-jobs' THEN RETURN QUERY SELECT (to_jsonb(s) || jsonb_build_object('job', j.title))::text FROM candidate_job_interests s JOIN jobs j ON j.id = s.job_id
      WHERE s.candidate_id = profile ORDER BY s.created_at;
    WHEN 'job-alerts' THEN RETURN QUERY SELECT to_jsonb(a)::text FROM job_alerts a WHERE a.user_id = person;
    WHEN 'jobs-told' THEN RETURN QUERY SELECT (to_jsonb(t) || jsonb_build_object('job', j.title))::text FROM job_alert_tellings t JOIN jobs j ON j.id = t.job_id
      WHERE t.user_id = person ORDER BY t.created_at;
    WHEN 'match-facts' THEN RETURN QUERY SELECT jsonb_build_object('facts', m.facts, 'brief', m.brief, 'blocked', m.blocked, 'engineVersion', m.engine_version, 'madeAt', m.made_at)::text
      FROM candidate_match m WHERE m.profile_id = profile;
    WHEN 'match-runs' THEN RETURN QUERY SELECT jsonb_build_object('job', r.job_title, 'at', r.at, 'engineVersion', r.engine_version, 'score', found.entry -> 'overall', 'place', found.place)::text
      FROM match_runs r, jsonb_array_elements(r.results) WITH ORDINALITY AS found(entry, place)
      WHERE r.results @> jsonb_build_array(jsonb_build_object('id', profile)) AND found.entry ->> 'id' = profile::text ORDER BY r.at;
    WHEN 'match-scores' THEN RETURN QUERY SELECT (to_jsonb(m) - 'company_id')::text FROM ai_job_matches m
      WHERE m.candidate_id IN (SELECT i.candidate_id FROM introduction_requests i WHERE i.profile_id = profile) ORDER BY m.created_at;
    WHEN 'mails' THEN RETURN QUERY SELECT jsonb_build_object('subject', m.subject, 'kind', m.template, 'status', m.status, 'at', m.created_at, 'sentAt', m.sent_at)::text
      FROM mail_log m WHERE lower(m.to_address) = mailbox AND (address IS NOT NULL OR m.created_at >= since) ORDER BY m.created_at;
    WHEN 'consents' THEN RETURN QUERY SELECT to_jsonb(c)::text FROM consent_log c WHERE c.user_id = person ORDER BY c.created_at;
    WHEN 'forms-you-sent' THEN RETURN QUERY
      SELECT (to_jsonb(q) - 'spam_signals' || '{"form": "quote request"}')::text FROM quote_requests q WHERE normal_email(q.email) = normal_email(address)
      UNION ALL SELECT (to_jsonb(l) - 'spam_signals' || '{"form": "inquiry"}')::text FROM leads l WHERE normal_email(l.email) = normal_email(address)
      UNION ALL SELECT (to_jsonb(c) - 'spam_signals' || '{"form": "contact request"}')::text FROM contact_requests c WHERE normal_email(c.email) = normal_email(address)
      UNION ALL SELECT (to_jsonb(s) || '{"form": "strategy call"}')::text FROM strategy_calls s WHERE normal_email(s.email) = normal_email(address);
    WHEN 'mails-with-us' THEN RETURN QUERY SELECT jsonb_build_object('kind', e.kind, 'subject', e.subject, 'body', e.body, 'at', e.created_at)::text
      FROM desk_entries e JOIN desk_leads l ON l.id = e.lead_id WHERE normal_email(l.email) = normal_email(address) AND e.kind IN ('mail', 'reply') ORDER BY e.created_at;
    WHEN 'files' THEN RETURN QUERY SELECT (to_jsonb(f) - 'storage_key' - 'owner_user_id' - 'company_id')::text FROM files f
      WHERE f.owner_user_id = person OR f.id IN (SELECT s.file_id FROM application_submissions s WHERE s.application_id IN (SELECT own_application_ids())) ORDER BY f.created_at;
    WHEN 'your-deeds-in-workspaces' THEN RETURN QUERY SELECT jsonb_build_object('deed', a.action, 'at', a.created_at)::text FROM audit_log a WHERE a.actor_user_id = person ORDER BY a.created_at;
    WHEN 'retention' THEN RETURN QUERY SELECT to_jsonb(r)::text FROM retention_states r WHERE r.user_id = person;
    ELSE RAISE EXCEPTION 'there is no section %', part;
  END CASE;
END
$$;--> statement-breakpoint

REVOKE ALL ON FUNCTION position_of_card(uuid), own_application_ids(), own_applications(), raise_overdue_answers(timestamptz, integer),
  candidate_wants_person(uuid, uuid), erase_applications(uuid[]) FROM PUBLIC;--> statement-breakpoint
GRANT EXECUTE ON FUNCTION position_of_card(uuid), own_application_ids(), own_applications(), raise_overdue_answers(timestamptz, integer),
  candidate_wants_person(uuid, uuid) TO app_server;
