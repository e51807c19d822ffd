ALTER TABLE shortlists ENABLE ROW LEVEL SECURITY;--> statement-breakpoint
ALTER TABLE shortlists FORCE ROW LEVEL SECURITY;--> statement-breakpoint
CREATE POLICY own_company ON shortlists USING (company_id = (SELECT app_company_id())) WITH CHECK (company_id = (SELECT app_company_id()));--> statement-breakpoint
ALTER TABLE shortlist_readers ENABLE ROW LEVEL SECURITY;--> statement-breakpoint
ALTER TABLE shortlist_readers FORCE ROW LEVEL SECURITY;--> statement-breakpoint
CREATE POLICY own_company ON shortlist_readers USING (company_id = (SELECT app_company_id())) WITH CHECK (company_id = (SELECT app_company_id()));--> statement-breakpoint
ALTER TABLE shortlist_entries ADD CONSTRAINT shortlist_entries_consent FOREIGN KEY (company_id, consent_id)
  REFERENCES submission_consents (company_id, id) ON DELETE SET NULL (consent_id);--> statement-breakpoint

-- The agreement on which somebody may be shown on this list now; none where there is none.
CREATE FUNCTION consent_for(list shortlists, application uuid) RETURNS uuid LANGUAGE sql STABLE SECURITY DEFINER SET search_path = public AS $$
  SELECT c.id FROM submission_consents c WHERE c.company_id = list.company_id AND c.application_id = application
    AND c.answer = 'yes' AND c.withdrawn_at IS NULL AND c.until > now() AND (list.is_anonymous OR NOT c.is_anonymous)
  ORDER BY c.until DESC, c.id DESC LIMIT 1
$$;--> statement-breakpoint
-- Nothing is sent while one of those on it has not agreed, whoever forgets to ask; what was sent stays what it was.
CREATE FUNCTION keep_sent_shortlist() RETURNS trigger LANGUAGE plpgsql SECURITY DEFINER SET search_path = public AS $$
BEGIN
  IF TG_OP = 'INSERT' THEN
    IF NEW.sent_at IS NOT NULL THEN
      RAISE EXCEPTION 'a shortlist is sent after it was made' USING ERRCODE = 'check_violation', CONSTRAINT = 'shortlists_consented';
    END IF;
    RETURN NEW;
  END IF;
  IF OLD.revoked_at IS NOT NULL AND NEW.revoked_at IS DISTINCT FROM OLD.revoked_at THEN
    RAISE EXCEPTION 'what was revoked stays revoked' USING ERRCODE = 'check_violation', CONSTRAINT = 'shortlists_revoked';
  END IF;
  IF OLD.sent_at IS NOT NULL AND (NEW.sent_at, NEW.is_anonymous, NEW.job_id) IS DISTINCT FROM (OLD.sent_at, OLD.is_anonymous, OLD.job_id) THEN
    RAISE EXCEPTION 'what was sent stays as it was' USING ERRCODE = 'check_violation', CONSTRAINT = 'shortlists_sent';
  END IF;
  IF OLD.sent_at IS NULL AND NEW.sent_at IS NOT NULL THEN
    -- Whoever takes back an agreement in this moment was first, or waits.
    PERFORM 1 FROM submission_consents c JOIN shortlist_entries e ON e.application_id = c.application_id WHERE e.shortlist_id = NEW.id
      ORDER BY c.id FOR SHARE OF c;
    IF NEW.revoked_at IS NOT NULL OR NEW.expires_at <= now()
      OR NOT EXISTS (SELECT 1 FROM shortlist_entries e WHERE e.shortlist_id = NEW.id)
      OR EXISTS (SELECT 1 FROM shortlist_entries e WHERE e.shortlist_id = NEW.id AND consent_for(NEW, e.application_id) IS NULL) THEN
      RAISE EXCEPTION 'somebody on the shortlist has not agreed' USING ERRCODE = 'check_violation', CONSTRAINT = 'shortlists_consented';
    END IF;
    UPDATE shortlist_entries e SET consent_id = consent_for(NEW, e.application_id) WHERE e.shortlist_id = NEW.id;
  END IF;
  RETURN NEW;
END
$$;--> statement-breakpoint
CREATE TRIGGER shortlists_keep BEFORE INSERT OR UPDATE ON shortlists FOR EACH ROW EXECUTE FUNCTION keep_sent_shortlist();--> statement-breakpoint
CREATE TRIGGER shortlists_while_open BEFORE INSERT ON shortlists FOR EACH ROW EXECUTE FUNCTION refuse_while_closing();--> statement-breakpoint
CREATE TRIGGER shortlists_sent_while_open BEFORE UPDATE OF sent_at ON shortlists
  FOR EACH ROW WHEN (OLD.sent_at IS NULL AND NEW.sent_at IS NOT NULL) EXECUTE FUNCTION refuse_while_closing();--> statement-breakpoint

-- Somebody who is being considered for the list's own job, as long as it has not been sent. As a policy and not as a trigger: what a merge
-- of records has moved must come back as it was when the merge is undone.
CREATE FUNCTION shortlist_takes(list uuid, application uuid) RETURNS boolean LANGUAGE sql STABLE SECURITY DEFINER SET search_path = public AS $$
  SELECT EXISTS (SELECT 1 FROM shortlists s JOIN job_applications a ON a.company_id = s.company_id AND a.job_id = s.job_id
      JOIN candidates c ON c.id = a.candidate_id
    WHERE s.id = list AND a.id = application AND s.company_id = app_company_id() AND s.sent_at IS NULL AND s.revoked_at IS NULL
      AND a.status = 'active' AND a.stage IN ('applied', 'screening', 'interview') AND NOT c.is_sample AND c.email NOT LIKE '%@erased.invalid')
$$;--> statement-breakpoint
ALTER TABLE shortlist_entries ENABLE ROW LEVEL SECURITY;--> statement-breakpoint
ALTER TABLE shortlist_entries FORCE ROW LEVEL SECURITY;--> statement-breakpoint
CREATE POLICY own_company ON shortlist_entries FOR SELECT USING (company_id = (SELECT app_company_id()));--> statement-breakpoint
CREATE POLICY considered ON shortlist_entries FOR INSERT WITH CHECK (company_id = (SELECT app_company_id()) AND shortlist_takes(shortlist_id, application_id));--> statement-breakpoint
CREATE POLICY own_removal ON shortlist_entries FOR DELETE USING (company_id = (SELECT app_company_id()));--> statement-breakpoint
REVOKE UPDATE ON shortlist_entries FROM app_server;--> statement-breakpoint

-- Asked by the workspace, answered by whoever holds the candidate's link and by nobody else. The words stay as they were asked.
ALTER TABLE submission_consents ENABLE ROW LEVEL SECURITY;--> statement-breakpoint
ALTER TABLE submission_consents FORCE ROW LEVEL SECURITY;--> statement-breakpoint
CREATE POLICY own_company ON submission_consents FOR SELECT USING (company_id = (SELECT app_company_id()));--> statement-breakpoint
CREATE POLICY asked ON submission_consents FOR INSERT WITH CHECK (company_id = (SELECT app_company_id()) AND answer IS NULL);--> statement-breakpoint
CREATE POLICY own_change ON submission_consents FOR UPDATE USING (company_id = (SELECT app_company_id())) WITH CHECK (company_id = (SELECT app_company_id()));--> statement-breakpoint
REVOKE UPDATE, DELETE ON submission_consents FROM app_server;--> statement-breakpoint
GRANT UPDATE (times_asked, last_asked_at, answer, answered_at, withdrawn_at, replaced_at) ON submission_consents TO app_server;--> statement-breakpoint
CREATE FUNCTION keep_consent() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  IF (NEW.answer, NEW.answered_at, NEW.withdrawn_at) IS DISTINCT FROM (OLD.answer, OLD.answered_at, OLD.withdrawn_at)
    AND app_application_id() IS DISTINCT FROM NEW.application_id THEN
    RAISE EXCEPTION 'only the candidate answers' USING ERRCODE = 'insufficient_privilege';
  END IF;
  IF (NEW.text, NEW.until, NEW.is_anonymous) IS DISTINCT FROM (OLD.text, OLD.until, OLD.is_anonymous) THEN
    RAISE EXCEPTION 'what was asked stays as it was asked' USING ERRCODE = 'check_violation';
  END IF;
  RETURN NEW;
END
$$;--> statement-breakpoint
CREATE TRIGGER submission_consents_keep BEFORE UPDATE ON submission_consents FOR EACH ROW EXECUTE FUNCTION keep_consent();--> statement-breakpoint

CREATE FUNCTION shortlist_is_open(list shortlists) RETURNS boolean LANGUAGE sql STABLE SECURITY DEFINER SET search_path = public AS $$
  SELECT list.sent_at IS NOT NULL AND list.revoked_at IS NULL AND list.expires_at > now()
    AND EXISTS (SELECT 1 FROM jobs_enhanced j WHERE j.id = list.job_id AND j.status <> 'closed')
$$;--> statement-breakpoint
-- Whom a reader sees, decided here and nowhere else: whose agreement stands, who is still considered, and whose settings do not keep the
-- workspace or the reader's own company out. What somebody of the network hides from those they were introduced to is hidden here too.
CREATE FUNCTION shortlist_entries_for(reader uuid) RETURNS TABLE (id uuid, application_id uuid, candidate_id uuid, place integer, why text, hides_place boolean)
LANGUAGE sql STABLE SECURITY DEFINER SET search_path = public AS $$
  SELECT e.id, e.application_id, a.candidate_id, e.place, e.why, n.settings IS NOT NULL AND NOT n.shows_place
  FROM shortlist_readers r JOIN shortlists s ON s.id = r.shortlist_id JOIN shortlist_entries e ON e.shortlist_id = s.id
    JOIN job_applications a ON a.id = e.application_id JOIN candidates c ON c.id = a.candidate_id
    LEFT JOIN LATERAL (
      SELECT p.id AS settings, profile_as_seen('introduced', p, v) ->> 'location' IS NOT NULL AS shows_place,
        profile_hidden_because('introduced', keys_of_viewer(NULL, s.company_id) || company_keys('{}', ARRAY[r.email::text]), p, v, false) AS hidden
      FROM introduction_requests i JOIN candidate_profiles p ON p.id = i.profile_id LEFT JOIN privacy_settings v ON v.candidate_id = p.id
      WHERE i.candidate_id = c.id AND i.status = 'accepted' ORDER BY i.answered_at DESC LIMIT 1) n ON true
  WHERE r.id = reader AND r.company_id = app_company_id() AND r.revoked_at IS NULL AND shortlist_is_open(s)
    AND a.status = 'active' AND c.email NOT LIKE '%@erased.invalid' AND n.hidden IS NULL AND consent_for(s, a.id) IS NOT NULL
  ORDER BY e.place, e.id
$$;--> statement-breakpoint
CREATE FUNCTION shortlist_asks(reader uuid, application uuid) RETURNS boolean LANGUAGE sql STABLE SECURITY DEFINER SET search_path = public AS $$
  SELECT EXISTS (SELECT 1 FROM shortlist_entries_for(reader) e WHERE e.application_id = application)
$$;--> statement-breakpoint
ALTER TABLE shortlist_answers ENABLE ROW LEVEL SECURITY;--> statement-breakpoint
ALTER TABLE shortlist_answers FORCE ROW LEVEL SECURITY;--> statement-breakpoint
CREATE POLICY own_company ON shortlist_answers FOR SELECT USING (company_id = (SELECT app_company_id()));--> statement-breakpoint
CREATE POLICY while_asked ON shortlist_answers FOR INSERT WITH CHECK (company_id = (SELECT app_company_id()) AND shortlist_asks(reader_id, application_id));--> statement-breakpoint
CREATE POLICY changed_while_asked ON shortlist_answers FOR UPDATE USING (company_id = (SELECT app_company_id()))
  WITH CHECK (company_id = (SELECT app_company_id()) AND shortlist_asks(reader_id, application_id));--> statement-breakpoint
REVOKE DELETE ON shortlist_answers FROM app_server;--> statement-breakpoint

-- An erased person is gone from every list, with what was asked of them and said about them.
CREATE FUNCTION forget_submissions(applications uuid[]) RETURNS void LANGUAGE plpgsql SECURITY DEFINER SET search_path = public AS $$
DECLARE
  asked uuid[] := ARRAY(SELECT id FROM submission_consents WHERE application_id = ANY (applications));
BEGIN
  UPDATE pipeline_activities SET description = NULL WHERE application_id = ANY (applications) AND activity_type LIKE 'shortlist\_%';
  UPDATE audit_log SET subject_id = NULL, details = '{"subject": "Erased person"}'
    WHERE subject_type = 'shortlist' AND subject_id = ANY (applications || asked);
  IF cardinality(asked) > 0 THEN
    PERFORM erase_mails('{}', asked, '-infinity', now()), erase_tasks(asked, '{}', '-infinity', now());
  END IF;
  DELETE FROM shortlist_answers WHERE application_id = ANY (applications);
  DELETE FROM shortlist_entries WHERE application_id = ANY (applications);
  DELETE FROM submission_consents WHERE application_id = ANY (applications);
END
$$;--> statement-breakpoint
CREATE FUNCTION forget_shortlisted() RETURNS trigger LANGUAGE plpgsql SECURITY DEFINER SET search_path = public AS $$
DECLARE
  applications uuid[] := ARRAY(SELECT id FROM job_applications WHERE candidate_id = NEW.id);
  lists uuid[] := ARRAY(SELECT shortlist_id FROM shortlist_entries WHERE application_id = ANY (applications));
BEGIN
  -- A title or a note may name whoever stands on the list.
  UPDATE shortlists s SET title = CASE WHEN names_word(s.title, OLD.last_name) THEN 'Shortlist' ELSE s.title END,
      note = CASE WHEN names_word(s.note, OLD.last_name) THEN '' ELSE s.note END
    WHERE s.id = ANY (lists) AND (names_word(s.title, OLD.last_name) OR names_word(s.note, OLD.last_name));
  UPDATE audit_log SET details = '{"subject": "Shortlist"}'
    WHERE subject_type = 'shortlist' AND subject_id = ANY (lists) AND names_word(details ->> 'subject', OLD.last_name);
  PERFORM forget_submissions(applications);
  RETURN NULL;
END
$$;--> statement-breakpoint
CREATE FUNCTION names_word(said text, word text) RETURNS boolean LANGUAGE sql IMMUTABLE PARALLEL SAFE AS $$
  SELECT length(btrim(word)) > 1 AND strpos(lower(said), lower(btrim(word))) > 0
$$;--> statement-breakpoint
CREATE TRIGGER candidates_forget_shortlisted AFTER UPDATE OF email ON candidates
  FOR EACH ROW WHEN (NEW.email LIKE 'erased-%@erased.invalid') EXECUTE FUNCTION forget_shortlisted();--> statement-breakpoint
-- Where the workspace had a record of its own, that stays; what the person was asked and answered does not.
CREATE FUNCTION forget_sent_submission() RETURNS trigger LANGUAGE plpgsql SECURITY DEFINER SET search_path = public AS $$
BEGIN
  PERFORM forget_submissions(ARRAY[OLD.application_id]);
  RETURN NULL;
END
$$;--> statement-breakpoint
CREATE TRIGGER application_submissions_forget AFTER DELETE ON application_submissions
  FOR EACH ROW WHEN (current_setting('app.erasing', true) = 'on') EXECUTE FUNCTION forget_sent_submission();--> statement-breakpoint
-- A reader is known by an address, and is erased by it: what they said of others stays with those, without them.
CREATE FUNCTION forget_reader(address text, cut timestamptz) RETURNS void LANGUAGE plpgsql SECURITY DEFINER SET search_path = public AS $$
DECLARE
  reader shortlist_readers;
BEGIN
  FOR reader IN SELECT * FROM shortlist_readers r WHERE lower(r.email) = lower(address) AND r.created_at < cut LOOP
    UPDATE pipeline_activities p SET description = replace(p.description, reader.name, 'Erased person')
      WHERE p.activity_type LIKE 'shortlist\_%' AND strpos(p.description, reader.name) > 0
        AND p.application_id IN (SELECT e.application_id FROM shortlist_entries e WHERE e.shortlist_id = reader.shortlist_id
          UNION SELECT a.application_id FROM shortlist_answers a WHERE a.reader_id = reader.id);
    UPDATE audit_log l SET details = jsonb_set(l.details, '{subject}', to_jsonb(replace(l.details ->> 'subject', reader.name, 'Erased person')))
      WHERE l.company_id = reader.company_id AND l.subject_type = 'shortlist' AND strpos(l.details ->> 'subject', reader.name) > 0;
    PERFORM erase_mails('{}', ARRAY[reader.id], '-infinity', cut), erase_tasks(ARRAY[reader.id], '{}', '-infinity', cut);
    UPDATE shortlist_readers SET name = 'Erased person', email = 'erased-' || id || '@erased.invalid', revoked_at = coalesce(revoked_at, cut) WHERE id = reader.id;
  END LOOP;
END
$$;--> statement-breakpoint
-- As before, and readers too.
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
  PERFORM forget_reader(address, cut);
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

-- A person's own download: what they were asked and whom they were shown to, and what they answered as somebody's reader.
CREATE FUNCTION own_shortlists(part text) RETURNS TABLE (row_text text) LANGUAGE plpgsql STABLE SECURITY DEFINER SET search_path = public AS $$
DECLARE
  person uuid := app_user_id();
  address text := (SELECT username FROM users WHERE id = app_user_id() AND email_verified AND is_anonymous IS NOT TRUE);
  applications uuid[] := ARRAY(SELECT own_application_ids() UNION SELECT a.id FROM candidate_profiles p
    JOIN introduction_requests r ON r.profile_id = p.id JOIN job_applications a ON a.candidate_id = r.candidate_id WHERE p.user_id = app_user_id());
BEGIN
  IF person IS NULL THEN RETURN; END IF;
  CASE part
    WHEN 'submission-consents' THEN RETURN QUERY SELECT jsonb_build_object('company', w.name, 'job', j.title, 'askedAt', c.created_at, 'text', c.text, 'until', c.until,
        'answer', c.answer, 'answeredAt', c.answered_at, 'withdrawnAt', c.withdrawn_at)::text
      FROM submission_consents c JOIN job_applications a ON a.id = c.application_id JOIN jobs_enhanced j ON j.id = a.job_id JOIN companies w ON w.id = a.company_id
      WHERE a.id = ANY (applications) ORDER BY c.created_at;
    WHEN 'shortlisted' THEN RETURN QUERY SELECT jsonb_build_object('company', w.name, 'job', j.title, 'sentAt', s.sent_at, 'until', s.expires_at, 'endedAt', s.revoked_at,
        'withoutName', s.is_anonymous, 'why', e.why, 'to', (SELECT jsonb_agg(r.name ORDER BY r.name) FROM shortlist_readers r WHERE r.shortlist_id = s.id))::text
      FROM shortlist_entries e JOIN shortlists s ON s.id = e.shortlist_id JOIN jobs_enhanced j ON j.id = s.job_id JOIN companies w ON w.id = s.company_id
      WHERE e.application_id = ANY (applications) AND s.sent_at IS NOT NULL ORDER BY s.sent_at;
    WHEN 'shortlists-to-you' THEN RETURN QUERY SELECT jsonb_build_object('company', w.name, 'job', j.title, 'name', r.name, 'sentAt', s.sent_at, 'firstOpenedAt', r.first_opened_at,
        'timesOpened', r.times_opened, 'answers', (SELECT jsonb_agg(jsonb_build_object('verdict', a.verdict, 'comment', a.comment, 'at', a.answered_at) ORDER BY a.answered_at)
          FROM shortlist_answers a WHERE a.reader_id = r.id))::text
      FROM shortlist_readers r JOIN shortlists s ON s.id = r.shortlist_id JOIN jobs_enhanced j ON j.id = s.job_id JOIN companies w ON w.id = s.company_id
      WHERE lower(r.email) = lower(address) AND s.sent_at IS NOT NULL ORDER BY s.sent_at;
    ELSE RAISE EXCEPTION 'there is no section %', part;
  END CASE;
END
$$;--> statement-breakpoint

REVOKE ALL ON FUNCTION consent_for(shortlists, uuid), shortlist_takes(uuid, uuid), shortlist_is_open(shortlists), shortlist_entries_for(uuid), shortlist_asks(uuid, uuid),
  forget_submissions(uuid[]), forget_reader(text, timestamptz), own_shortlists(text) FROM PUBLIC;--> statement-breakpoint
GRANT EXECUTE ON FUNCTION consent_for(shortlists, uuid), shortlist_takes(uuid, uuid), shortlist_is_open(shortlists), shortlist_entries_for(uuid), shortlist_asks(uuid, uuid),
  own_shortlists(text) TO app_server;
