-- Notes, files and merges belong to the workspace. Only whoever wrote a note changes it; only whoever was mentioned has read it.
ALTER TABLE candidate_notes ADD CONSTRAINT candidate_notes_application_named FOREIGN KEY (company_id, application_id)
  REFERENCES job_applications (company_id, id) ON DELETE SET NULL (application_id);--> statement-breakpoint
ALTER TABLE candidate_notes ENABLE ROW LEVEL SECURITY;--> statement-breakpoint
ALTER TABLE candidate_notes FORCE ROW LEVEL SECURITY;--> statement-breakpoint
CREATE POLICY own_company ON candidate_notes FOR SELECT USING (company_id = (SELECT app_company_id()));--> statement-breakpoint
CREATE POLICY own_words ON candidate_notes FOR INSERT WITH CHECK (company_id = (SELECT app_company_id()) AND author_id = (SELECT app_user_id()));--> statement-breakpoint
CREATE POLICY own_change ON candidate_notes FOR UPDATE USING (company_id = (SELECT app_company_id()) AND author_id = (SELECT app_user_id()));--> statement-breakpoint
ALTER TABLE candidate_note_mentions ENABLE ROW LEVEL SECURITY;--> statement-breakpoint
ALTER TABLE candidate_note_mentions FORCE ROW LEVEL SECURITY;--> statement-breakpoint
CREATE POLICY own_company ON candidate_note_mentions FOR SELECT USING (company_id = (SELECT app_company_id()));--> statement-breakpoint
CREATE POLICY own_words ON candidate_note_mentions FOR INSERT WITH CHECK (company_id = (SELECT app_company_id())
  AND EXISTS (SELECT 1 FROM candidate_notes n WHERE n.id = note_id AND n.author_id = (SELECT app_user_id())));--> statement-breakpoint
CREATE POLICY own_change ON candidate_note_mentions FOR DELETE USING (company_id = (SELECT app_company_id())
  AND EXISTS (SELECT 1 FROM candidate_notes n WHERE n.id = note_id AND n.author_id = (SELECT app_user_id())));--> statement-breakpoint
CREATE POLICY own_reading ON candidate_note_mentions FOR UPDATE USING (company_id = (SELECT app_company_id()) AND user_id = (SELECT app_user_id()));--> statement-breakpoint
ALTER TABLE candidate_files ENABLE ROW LEVEL SECURITY;--> statement-breakpoint
ALTER TABLE candidate_files FORCE ROW LEVEL SECURITY;--> statement-breakpoint
CREATE POLICY own_company ON candidate_files USING (company_id = (SELECT app_company_id())) WITH CHECK (company_id = (SELECT app_company_id()));--> statement-breakpoint
ALTER TABLE candidate_merges ENABLE ROW LEVEL SECURITY;--> statement-breakpoint
ALTER TABLE candidate_merges FORCE ROW LEVEL SECURITY;--> statement-breakpoint
CREATE POLICY own_company ON candidate_merges FOR SELECT USING (company_id = (SELECT app_company_id()));--> statement-breakpoint
-- Written by the functions below alone: a journal that anybody could write would let an undo write anything.
REVOKE INSERT, UPDATE, DELETE ON candidate_merges FROM app_server;--> statement-breakpoint

-- A file of a candidate goes with the row that says whose it is; its bytes are swept.
CREATE FUNCTION remove_candidate_file() RETURNS trigger LANGUAGE plpgsql SECURITY DEFINER SET search_path = public AS $$
BEGIN
  DELETE FROM files WHERE id = OLD.file_id;
  RETURN NULL;
END
$$;--> statement-breakpoint
CREATE TRIGGER candidate_files_removed AFTER DELETE ON candidate_files FOR EACH ROW EXECUTE FUNCTION remove_candidate_file();--> statement-breakpoint

-- Who looks like the same person. A number as it is dialled from anywhere; ten digits are North American.
CREATE FUNCTION plain_phone(phone text) RETURNS text LANGUAGE sql IMMUTABLE PARALLEL SAFE AS $$
  SELECT CASE
    WHEN length(digits) < 7 THEN NULL
    WHEN phone ~ '^\s*\+' THEN '+' || digits
    WHEN phone ~ '^\s*00' THEN '+' || ltrim(digits, '0')
    WHEN length(digits) = 10 THEN '+1' || digits
    WHEN length(digits) = 11 AND left(digits, 1) = '1' THEN '+' || digits
    ELSE digits END
  FROM (SELECT regexp_replace(split_part(lower(phone), 'x', 1), '[^0-9]', '', 'g') AS digits) AS dialled
$$;--> statement-breakpoint
-- The words of a name in one order, without accents and initials. Immutable by word: the rules for accents come with the server's version.
CREATE FUNCTION plain_name(first_name text, last_name text) RETURNS text LANGUAGE plpgsql IMMUTABLE PARALLEL SAFE SET search_path = public AS $$
BEGIN
  RETURN (SELECT nullif(string_agg(word, ' ' ORDER BY word COLLATE "C"), '')
    FROM regexp_split_to_table(lower(unaccent(concat_ws(' ', first_name, last_name))), '[^[:alnum:]]+') AS word WHERE length(word) > 1);
END
$$;--> statement-breakpoint
CREATE INDEX candidates_phone ON candidates (company_id, plain_phone(phone)) WHERE phone IS NOT NULL;--> statement-breakpoint
CREATE INDEX candidates_plain_name ON candidates (company_id, plain_name(first_name, last_name));--> statement-breakpoint
CREATE FUNCTION same_words(one text, other text) RETURNS boolean LANGUAGE sql STABLE AS $$
  SELECT coalesce(btrim(plain_words(one)) <> '' AND btrim(plain_words(one)) = btrim(plain_words(other)), false)
$$;--> statement-breakpoint
CREATE FUNCTION candidate_duplicates(candidate uuid, most integer) RETURNS TABLE (id uuid, reasons text[])
LANGUAGE plpgsql STABLE SECURITY DEFINER ROWS 5 SET search_path = public AS $$
DECLARE
  me candidates;
BEGIN
  SELECT * INTO me FROM candidates c WHERE c.id = candidate AND c.company_id = app_company_id();
  IF NOT FOUND THEN RETURN; END IF;
  RETURN QUERY SELECT alike.id, array_agg(DISTINCT alike.reason) FROM (
      (SELECT c.id, 'email' AS reason FROM candidates c WHERE c.company_id = me.company_id AND me.email <> '' AND lower(c.email) = lower(me.email) LIMIT 20)
      UNION ALL
      (SELECT c.id, 'phone' FROM candidates c WHERE c.company_id = me.company_id AND c.phone IS NOT NULL AND plain_phone(c.phone) = plain_phone(me.phone) LIMIT 20)
      UNION ALL
      (SELECT c.id, 'name' FROM candidates c WHERE c.company_id = me.company_id AND plain_name(c.first_name, c.last_name) = plain_name(me.first_name, me.last_name)
        AND (same_words(c.location, me.location) OR same_words(c.current_company, me.current_company) OR same_words(c.current_title, me.current_title)) LIMIT 20)
    ) AS alike WHERE alike.id <> me.id GROUP BY alike.id ORDER BY count(DISTINCT alike.reason) DESC, alike.id LIMIT most;
END
$$;--> statement-breakpoint

-- Indexes of tenants' tables begin with the company.
CREATE FUNCTION merge_within(held_in regclass) RETURNS text LANGUAGE sql STABLE SET search_path = public AS $$
  SELECT CASE WHEN EXISTS (SELECT 1 FROM pg_attribute WHERE attrelid = held_in AND attname = 'company_id')
    THEN format(' AND t.company_id = %L', app_company_id()) ELSE '' END
$$;--> statement-breakpoint
-- Merging. What belongs to a record is found in the catalogue, by the foreign keys that lead to it: a table that is added later is moved
-- without a line here. Answers the table, and its column that holds the id.
CREATE FUNCTION merge_leads_to(target regclass) RETURNS TABLE (held_in regclass, held_as name, known_by name[], of_company text)
LANGUAGE sql STABLE SET search_path = public AS $$
  SELECT f.conrelid::regclass, a.attname,
    ARRAY(SELECT k.attname FROM pg_constraint p JOIN pg_attribute k ON k.attrelid = p.conrelid AND k.attnum = ANY (p.conkey)
      WHERE p.conrelid = f.conrelid AND p.contype = 'p' AND k.attname <> a.attname),
    merge_within(f.conrelid::regclass)
  FROM pg_constraint f
    CROSS JOIN LATERAL unnest(f.conkey, f.confkey) AS pair(local_column, target_column)
    JOIN pg_attribute t ON t.attrelid = f.confrelid AND t.attnum = pair.target_column AND t.attname = 'id'
    JOIN pg_attribute a ON a.attrelid = f.conrelid AND a.attnum = pair.local_column
  WHERE f.contype = 'f' AND f.confrelid = target AND f.conrelid <> 'candidate_match'::regclass
  ORDER BY f.conrelid::regclass::text, a.attname
$$;--> statement-breakpoint
CREATE FUNCTION merge_key_of(whole jsonb, known_by name[]) RETURNS jsonb LANGUAGE sql IMMUTABLE AS $$
  SELECT coalesce(jsonb_object_agg(key, value), '{}') FROM jsonb_each(whole) WHERE key = ANY (known_by)
$$;--> statement-breakpoint
-- Hands over everything that leads from one row to another of the same kind. What cannot stand beside what the other has already (one
-- for each application, say) is taken out, row by row. Answers what was moved and what was taken out.
CREATE FUNCTION merge_hand_over(target regclass, from_id uuid, to_id uuid) RETURNS TABLE (moved jsonb, removed jsonb)
LANGUAGE plpgsql SECURITY DEFINER SET search_path = public AS $$
DECLARE
  way record;
  found_row record;
BEGIN
  moved := '[]';
  removed := '[]';
  FOR way IN SELECT * FROM merge_leads_to(target) LOOP
    FOR found_row IN EXECUTE format('SELECT ctid AS place, to_jsonb(t) AS whole FROM %s t WHERE t.%I = $1%s', way.held_in, way.held_as, way.of_company) USING from_id LOOP
      BEGIN
        EXECUTE format('UPDATE %s SET %I = $1 WHERE ctid = $2', way.held_in, way.held_as) USING to_id, found_row.place;
        moved := moved || jsonb_build_object('table', way.held_in, 'column', way.held_as, 'from', from_id, 'to', to_id,
          'key', merge_key_of(found_row.whole, way.known_by));
      EXCEPTION WHEN unique_violation THEN
        EXECUTE format('DELETE FROM %s WHERE ctid = $1', way.held_in) USING found_row.place;
        removed := removed || jsonb_build_object('table', way.held_in, 'row', found_row.whole);
      END;
    END LOOP;
  END LOOP;
  RETURN NEXT;
END
$$;--> statement-breakpoint
CREATE FUNCTION merge_hand_back(step jsonb) RETURNS void LANGUAGE plpgsql SECURITY DEFINER SET search_path = public AS $$
DECLARE
  held_in regclass := (step ->> 'table')::regclass;
BEGIN
  EXECUTE format('UPDATE %s t SET %I = $1 WHERE t.%I = $2%s AND to_jsonb(t) @> $3', held_in, step ->> 'column', step ->> 'column', merge_within(held_in))
    USING (step ->> 'from')::uuid, (step ->> 'to')::uuid, step -> 'key';
END
$$;--> statement-breakpoint
-- A row as it was; columns that came later keep their defaults.
CREATE FUNCTION merge_put_back(into_table regclass, whole jsonb) RETURNS void LANGUAGE plpgsql SECURITY DEFINER SET search_path = public AS $$
DECLARE
  columns text := (SELECT string_agg(quote_ident(attname), ', ') FROM pg_attribute
    WHERE attrelid = into_table AND attnum > 0 AND NOT attisdropped AND attgenerated = '' AND whole ? attname);
BEGIN
  EXECUTE format('INSERT INTO %s (%s) SELECT %s FROM jsonb_populate_record(NULL::%s, $1)', into_table, columns, columns, into_table) USING whole;
END
$$;--> statement-breakpoint
-- How far an application has come: of two for the same job the further one stays. Whoever has withdrawn has come nowhere.
CREATE FUNCTION application_progress(stage text, status text) RETURNS integer LANGUAGE sql IMMUTABLE PARALLEL SAFE AS $$
  SELECT CASE WHEN status = 'withdrawn' THEN -2 WHEN stage = 'rejected' THEN -1
    ELSE coalesce(array_position(ARRAY['applied', 'screening', 'interview', 'offer', 'hired'], stage), 1) END
$$;--> statement-breakpoint
CREATE FUNCTION merge_candidates(kept uuid, merged uuid, chosen jsonb, performer uuid) RETURNS uuid
LANGUAGE plpgsql SECURITY DEFINER SET search_path = public AS $$
DECLARE
  company uuid := app_company_id();
  one candidates;
  other candidates;
  ends candidates;
  journal jsonb;
  pair record;
  handed record;
  moved jsonb := '[]';
  removed jsonb := '[]';
  made uuid[];
  touched uuid[] := '{}';
  merge uuid := uuid_v7();
BEGIN
  PERFORM 1 FROM candidates WHERE id IN (kept, merged) ORDER BY id FOR UPDATE;
  SELECT * INTO one FROM candidates WHERE id = kept AND company_id = company;
  SELECT * INTO other FROM candidates WHERE id = merged AND company_id = company;
  IF one.id IS NULL OR other.id IS NULL OR kept = merged THEN
    RAISE EXCEPTION 'two records of the open workspace are merged' USING ERRCODE = 'insufficient_privilege';
  END IF;
  journal := jsonb_build_object(
    'before', jsonb_build_object('kept', to_jsonb(one) - 'found_by', 'merged', to_jsonb(other) - 'found_by'),
    -- As text: this one is kept to the letter.
    'match', (SELECT coalesce(jsonb_agg(to_jsonb(m) || jsonb_build_object('brief', m.brief::text, 'facts', m.facts::text)), '[]')
      FROM candidate_match m WHERE m.subject_id IN (kept, merged)),
    'stale', (SELECT coalesce(jsonb_agg(to_jsonb(s)), '[]') FROM match_stale s WHERE s.subject_id IN (kept, merged)));

  -- Both have applied for the same job: one application stays, with the history of both.
  FOR pair IN
    SELECT CASE WHEN further THEN b.id ELSE a.id END AS stays, CASE WHEN further THEN a.id ELSE b.id END AS goes
    FROM job_applications a JOIN job_applications b ON b.job_id = a.job_id AND b.candidate_id = merged AND b.company_id = company
      CROSS JOIN LATERAL (SELECT application_progress(b.stage, b.status) > application_progress(a.stage, a.status) AS further) AS progress
    WHERE a.candidate_id = kept AND a.company_id = company
  LOOP
    SELECT * INTO handed FROM merge_hand_over('job_applications', pair.goes, pair.stays);
    moved := moved || handed.moved;
    removed := removed || handed.removed
      || (SELECT jsonb_build_object('table', 'job_applications', 'row', to_jsonb(a)) FROM job_applications a WHERE a.id = pair.goes);
    DELETE FROM job_applications WHERE id = pair.goes;
    touched := touched || pair.stays;
  END LOOP;
  touched := touched || ARRAY(SELECT id FROM job_applications WHERE candidate_id = merged AND NOT id = ANY (touched));
  SELECT * INTO handed FROM merge_hand_over('candidates', merged, kept);
  moved := moved || handed.moved;
  removed := removed || handed.removed;
  DELETE FROM candidate_match WHERE subject_id = merged;
  DELETE FROM candidates WHERE id = merged;

  ends := jsonb_populate_record(one, chosen);
  UPDATE candidates SET (first_name, last_name, email, phone, resume_url, linkedin_url, portfolio_url, current_title, current_company, experience, skills,
      location, desired_salary, availability, source, notes, summary, work_history, education, created_at, is_sample, updated_at)
    = (ends.first_name, ends.last_name, ends.email, ends.phone, ends.resume_url, ends.linkedin_url, ends.portfolio_url, ends.current_title,
      ends.current_company, ends.experience, ends.skills, ends.location, ends.desired_salary, ends.availability, ends.source, ends.notes, ends.summary,
      ends.work_history, ends.education, least(one.created_at, other.created_at), one.is_sample AND other.is_sample, clock_timestamp())
    WHERE id = kept;
  WITH said AS (
    INSERT INTO pipeline_activities (company_id, application_id, activity_type, performed_by)
      SELECT company, each, 'merged', performer FROM unnest(touched) AS each RETURNING id)
  SELECT array_agg(id) INTO made FROM said;
  journal := journal || jsonb_build_object('moved', moved, 'removed', removed, 'made', to_jsonb(coalesce(made, '{}')),
    'after', (SELECT to_jsonb(c) - 'found_by' FROM candidates c WHERE c.id = kept));
  INSERT INTO candidate_merges (id, company_id, kept_id, merged_id, merged_by, created_at, journal)
    VALUES (merge, company, kept, merged, performer, clock_timestamp(), journal);
  RETURN merge;
END
$$;--> statement-breakpoint
-- What stands in the way of an undo, in words a program can read; empty where nothing does.
CREATE FUNCTION merge_obstacles(merge uuid) RETURNS text[] LANGUAGE plpgsql STABLE SECURITY DEFINER SET search_path = public AS $$
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
$$;--> statement-breakpoint
-- Both records, and all that belonged to them, as they were. What has been added to the one record since stays with it.
CREATE FUNCTION undo_candidate_merge(merge uuid, performer uuid) RETURNS text[] LANGUAGE plpgsql SECURITY DEFINER SET search_path = public AS $$
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
  -- What the scorer sees, and what waits to be made anew: the triggers have marked both records by now.
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
$$;--> statement-breakpoint
-- A journal holds what two people's records said: after thirty days a merge stays as it is.
CREATE FUNCTION drop_old_merge_journals(now_at timestamptz) RETURNS integer LANGUAGE plpgsql SECURITY DEFINER SET search_path = public AS $$
DECLARE
  dropped integer;
BEGIN
  UPDATE candidate_merges SET journal = NULL WHERE journal IS NOT NULL AND created_at < now_at - interval '30 days';
  GET DIAGNOSTICS dropped = ROW_COUNT;
  RETURN dropped;
END
$$;--> statement-breakpoint

-- All that was gathered about a person beside the record.
CREATE FUNCTION erase_candidate_page(record uuid) RETURNS void LANGUAGE plpgsql SECURITY DEFINER SET search_path = public AS $$
BEGIN
  DELETE FROM candidate_notes WHERE candidate_id = record;
  DELETE FROM candidate_files WHERE candidate_id = record;
  UPDATE candidate_merges SET journal = NULL WHERE kept_id = record;
END
$$;--> statement-breakpoint
-- Where the bytes lie of files that workspaces keep with the asker's records.
CREATE FUNCTION own_record_file_keys() RETURNS SETOF text LANGUAGE sql STABLE SECURITY DEFINER SET search_path = public AS $$
  SELECT f.storage_key::text FROM candidate_profiles p JOIN introduction_requests i ON i.profile_id = p.id
    JOIN candidate_files c ON c.candidate_id = i.candidate_id JOIN files f ON f.id = c.file_id
  WHERE p.user_id = app_user_id()
$$;--> statement-breakpoint
CREATE OR REPLACE FUNCTION erase_candidate_record(record uuid) RETURNS integer
LANGUAGE plpgsql SECURITY DEFINER SET search_path = public AS $$
DECLARE
  scores integer;
BEGIN
  PERFORM erase_candidate_page(record);
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
-- A person's own download: the files that workspaces keep with records of theirs. Notes are the workspace's own words.
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
    WHEN 'files' THEN RETURN QUERY SELECT (to_jsonb(f) - 'storage_key' - 'owner_user_id' - 'company_id')::text FROM files f WHERE f.owner_user_id = person ORDER BY f.created_at;
    WHEN 'your-deeds-in-workspaces' THEN RETURN QUERY SELECT jsonb_build_object('deed', a.action, 'at', a.created_at)::text FROM audit_log a WHERE a.actor_user_id = person ORDER BY a.created_at;
    WHEN 'retention' THEN RETURN QUERY SELECT to_jsonb(r)::text FROM retention_states r WHERE r.user_id = person;
    ELSE RAISE EXCEPTION 'there is no section %', part;
  END CASE;
END
$$;--> statement-breakpoint
REVOKE ALL ON FUNCTION candidate_duplicates(uuid, integer), merge_hand_over(regclass, uuid, uuid), merge_hand_back(jsonb), merge_put_back(regclass, jsonb),
  merge_candidates(uuid, uuid, jsonb, uuid), merge_obstacles(uuid), undo_candidate_merge(uuid, uuid), drop_old_merge_journals(timestamptz),
  erase_candidate_page(uuid), own_record_file_keys() FROM PUBLIC;--> statement-breakpoint
GRANT EXECUTE ON FUNCTION candidate_duplicates(uuid, integer), merge_candidates(uuid, uuid, jsonb, uuid), merge_obstacles(uuid),
  undo_candidate_merge(uuid, uuid), drop_old_merge_journals(timestamptz), own_record_file_keys() TO app_server;
