-- What is offered is for those who decide about the application, and for whoever holds its link; others learn from offer_standings that there
-- is one, and no more. Tasks ask as the application.
ALTER TABLE offers ENABLE ROW LEVEL SECURITY;--> statement-breakpoint
ALTER TABLE offers FORCE ROW LEVEL SECURITY;--> statement-breakpoint
CREATE POLICY seen_by_deciders ON offers FOR SELECT USING (company_id = (SELECT app_company_id())
  AND (application_id = (SELECT app_application_id()) OR decides_about(application_id)));--> statement-breakpoint
CREATE POLICY made_by_deciders ON offers FOR INSERT WITH CHECK (company_id = (SELECT app_company_id())
  AND created_by = (SELECT app_user_id()) AND status = 'draft' AND decides_about(application_id));--> statement-breakpoint
CREATE POLICY changed_by_both ON offers FOR UPDATE USING (company_id = (SELECT app_company_id())
    AND (application_id = (SELECT app_application_id()) OR decides_about(application_id)))
  WITH CHECK (company_id = (SELECT app_company_id())
    AND (application_id = (SELECT app_application_id()) OR decides_about(application_id)));--> statement-breakpoint
CREATE POLICY drafts_discarded ON offers FOR DELETE USING (company_id = (SELECT app_company_id()) AND status = 'draft'
  AND decides_about(application_id));--> statement-breakpoint
-- The policies ask it, whoever looks.
GRANT EXECUTE ON FUNCTION decides_about(uuid) TO app_reader;--> statement-breakpoint

-- What was sent stays as it was sent, and what has come to an end stays ended. Only an erasure takes the words away.
CREATE FUNCTION keep_sent_offer() RETURNS trigger LANGUAGE plpgsql SECURITY DEFINER SET search_path = public AS $$
BEGIN
  IF current_setting('app.forgetting_offers', true) = 'on' THEN RETURN NEW; END IF;
  IF NEW.company_id <> OLD.company_id THEN
    RAISE EXCEPTION 'an offer stays with its workspace' USING ERRCODE = 'check_violation';
  END IF;
  IF OLD.status <> 'draft' AND (NEW.amount, NEW.currency, NEW.per, NEW.starts_on, NEW.answer_by, NEW.time_zone, NEW.letter, NEW.revision, NEW.sent_at, NEW.sha256,
      NEW.candidate_name, NEW.job_title, NEW.company_name, NEW.sender_name) IS DISTINCT FROM (OLD.amount, OLD.currency, OLD.per, OLD.starts_on, OLD.answer_by,
      OLD.time_zone, OLD.letter, OLD.revision, OLD.sent_at, OLD.sha256, OLD.candidate_name, OLD.job_title, OLD.company_name, OLD.sender_name) THEN
    RAISE EXCEPTION 'what was sent is not changed: withdraw it and make another' USING ERRCODE = 'check_violation', CONSTRAINT = 'offers_stay_as_sent';
  END IF;
  -- A file is let go of where its row is deleted, and never exchanged.
  IF OLD.file_id IS NOT NULL AND NEW.file_id IS NOT NULL AND NEW.file_id <> OLD.file_id THEN
    RAISE EXCEPTION 'the letter that was sent is not exchanged' USING ERRCODE = 'check_violation', CONSTRAINT = 'offers_stay_as_sent';
  END IF;
  IF NEW.status <> OLD.status AND NOT (OLD.status = 'draft' AND NEW.status IN ('sent', 'withdrawn')
      OR OLD.status = 'sent' AND NEW.status IN ('accepted', 'declined', 'withdrawn', 'lapsed')) THEN
    RAISE EXCEPTION 'an offer does not go from % to %', OLD.status, NEW.status USING ERRCODE = 'check_violation', CONSTRAINT = 'offers_steps';
  END IF;
  IF OLD.status NOT IN ('draft', 'sent') AND (NEW.answered_at, NEW.answer_time_zone, NEW.accepted_name, NEW.accepted_sha256, NEW.decline_reason, NEW.ended_at)
      IS DISTINCT FROM (OLD.answered_at, OLD.answer_time_zone, OLD.accepted_name, OLD.accepted_sha256, OLD.decline_reason, OLD.ended_at) THEN
    RAISE EXCEPTION 'an answer is given once' USING ERRCODE = 'check_violation', CONSTRAINT = 'offers_answered_once';
  END IF;
  -- Two records are merged that both have an open offer for one job: which of them stands is for a person to say.
  IF NEW.application_id <> OLD.application_id AND NEW.status IN ('draft', 'sent')
      AND EXISTS (SELECT 1 FROM offers o WHERE o.application_id = NEW.application_id AND o.status IN ('draft', 'sent')) THEN
    RAISE EXCEPTION 'both have an open offer' USING ERRCODE = 'check_violation', CONSTRAINT = 'offers_one_open_when_merged';
  END IF;
  RETURN NEW;
END
$$;--> statement-breakpoint
CREATE TRIGGER offers_stay_as_sent BEFORE UPDATE ON offers FOR EACH ROW EXECUTE FUNCTION keep_sent_offer();--> statement-breakpoint
-- A letter goes with the offer it was made for; its bytes are swept.
CREATE FUNCTION remove_offer_letter() RETURNS trigger LANGUAGE plpgsql SECURITY DEFINER SET search_path = public AS $$
BEGIN
  DELETE FROM files WHERE id = OLD.file_id;
  RETURN NULL;
END
$$;--> statement-breakpoint
CREATE TRIGGER offers_removed AFTER DELETE ON offers FOR EACH ROW WHEN (OLD.file_id IS NOT NULL) EXECUTE FUNCTION remove_offer_letter();--> statement-breakpoint

-- How the newest offer of each of these stands: for boards, whoever looks at them.
CREATE FUNCTION offer_standing(application uuid) RETURNS text LANGUAGE sql STABLE SECURITY DEFINER SET search_path = public AS $$
  SELECT o.status::text FROM offers o WHERE o.company_id = app_company_id() AND o.application_id = application ORDER BY o.created_at DESC, o.id DESC LIMIT 1
$$;--> statement-breakpoint
-- Which application an offer belongs to, for whoever holds its link or has its task: two records may have become one since.
CREATE FUNCTION application_of_offer(offer uuid) RETURNS uuid LANGUAGE sql STABLE SECURITY DEFINER SET search_path = public AS $$
  SELECT o.application_id FROM offers o WHERE o.id = offer AND o.company_id = app_company_id()
$$;--> statement-breakpoint

-- The time to answer has passed. Whoever answers in this very moment comes before, or finds it lapsed.
CREATE FUNCTION lapse_offers(now_at timestamptz, most integer) RETURNS integer LANGUAGE plpgsql SECURITY DEFINER SET search_path = public AS $$
DECLARE
  due record;
  lapsed integer := 0;
BEGIN
  FOR due IN
    SELECT o.id, o.company_id, o.application_id FROM offers o JOIN job_applications a ON a.id = o.application_id
    WHERE o.status = 'sent' AND o.answer_by < now_at ORDER BY o.answer_by LIMIT most FOR UPDATE OF a, o SKIP LOCKED
  LOOP
    UPDATE offers SET status = 'lapsed', ended_at = now_at, updated_at = now_at WHERE id = due.id;
    UPDATE job_applications SET last_activity = now_at, offer_amount = NULL, offer_date = NULL, start_date = NULL WHERE id = due.application_id;
    INSERT INTO pipeline_activities (company_id, application_id, activity_type, created_at)
      VALUES (due.company_id, due.application_id, 'offer_lapsed', now_at);
    PERFORM enqueue_task('tell-about-offer', jsonb_build_object('id', due.id, 'companyId', due.company_id, 'news', 'lapsed'));
    lapsed := lapsed + 1;
  END LOOP;
  RETURN lapsed;
END
$$;--> statement-breakpoint

-- However an application ends, what was offered with it is withdrawn: at once where the candidate has withdrawn, after the time for an undo
-- otherwise. The task looks again when it is due.
CREATE FUNCTION withdraw_offers(applications uuid[], due timestamptz) RETURNS void LANGUAGE plpgsql SECURITY DEFINER SET search_path = public AS $$
BEGIN
  PERFORM enqueue_task_at('withdraw-offers', jsonb_build_object('companyId', a.company_id, 'applicationId', a.id, 'by',
      (SELECT m.user_id FROM company_members m WHERE m.company_id = a.company_id AND m.user_id = app_user_id()
        UNION SELECT r.user_id FROM recruiter_access r WHERE r.company_id = a.company_id AND r.user_id = app_user_id())), due)
    FROM job_applications a WHERE a.id = ANY (applications)
      AND EXISTS (SELECT 1 FROM offers o WHERE o.application_id = a.id AND o.status IN ('draft', 'sent'));
END
$$;--> statement-breakpoint
CREATE FUNCTION application_ended_with_offer() RETURNS trigger LANGUAGE plpgsql SECURITY DEFINER SET search_path = public AS $$
BEGIN
  PERFORM withdraw_offers(ARRAY[NEW.id], now() + CASE NEW.status WHEN 'withdrawn' THEN interval '0' ELSE interval '2 minutes' END);
  RETURN NULL;
END
$$;--> statement-breakpoint
CREATE TRIGGER job_applications_ended_with_offer AFTER UPDATE OF status ON job_applications
  FOR EACH ROW WHEN (OLD.status = 'active' AND NEW.status <> 'active' AND NEW.stage <> 'hired') EXECUTE FUNCTION application_ended_with_offer();--> statement-breakpoint
CREATE FUNCTION job_closed_with_offers() RETURNS trigger LANGUAGE plpgsql SECURITY DEFINER SET search_path = public AS $$
BEGIN
  PERFORM withdraw_offers(ARRAY(SELECT id FROM job_applications WHERE job_id = NEW.id AND status = 'active'), now() + interval '2 minutes');
  RETURN NULL;
END
$$;--> statement-breakpoint
CREATE TRIGGER jobs_enhanced_closed_with_offers AFTER UPDATE OF status ON jobs_enhanced
  FOR EACH ROW WHEN (OLD.status <> 'closed' AND NEW.status = 'closed') EXECUTE FUNCTION job_closed_with_offers();--> statement-breakpoint

-- An erased person's offers are counted and say nothing more of them: letter, names and reasons go, and what was open has ended.
CREATE FUNCTION forget_offers() RETURNS trigger LANGUAGE plpgsql SECURITY DEFINER SET search_path = public AS $$
DECLARE
  theirs uuid[] := ARRAY(SELECT o.id FROM offers o JOIN job_applications a ON a.id = o.application_id WHERE a.candidate_id = NEW.id);
  letters uuid[] := ARRAY(SELECT file_id FROM offers WHERE id = ANY (theirs) AND file_id IS NOT NULL);
BEGIN
  IF cardinality(theirs) = 0 THEN RETURN NULL; END IF;
  PERFORM set_config('app.forgetting_offers', 'on', true);
  UPDATE offers SET letter = '', candidate_name = 'Erased person', accepted_name = CASE WHEN accepted_name IS NOT NULL THEN 'Erased person' END, decline_reason = NULL,
      answer_time_zone = NULL, file_id = NULL, ended_at = CASE WHEN status IN ('draft', 'sent') THEN now() ELSE ended_at END,
      status = CASE WHEN status IN ('draft', 'sent') THEN 'withdrawn' ELSE status END WHERE id = ANY (theirs);
  PERFORM set_config('app.forgetting_offers', '', true);
  DELETE FROM files WHERE id = ANY (letters);
  PERFORM erase_mails('{}', theirs, '-infinity', now());
  PERFORM erase_tasks(theirs, '{}', '-infinity', now());
  UPDATE audit_log SET subject_id = NULL, details = '{"subject": "Erased person"}' WHERE subject_id = ANY (theirs);
  RETURN NULL;
END
$$;--> statement-breakpoint
CREATE TRIGGER candidates_forget_offers AFTER UPDATE OF email ON candidates
  FOR EACH ROW WHEN (NEW.email LIKE 'erased-%@erased.invalid') EXECUTE FUNCTION forget_offers();--> statement-breakpoint
-- Where the bytes lie that go with the asker's records: files of introductions as before, and letters of offers to records that go with them.
CREATE OR REPLACE FUNCTION own_record_file_keys() RETURNS SETOF text LANGUAGE sql STABLE SECURITY DEFINER SET search_path = public AS $$
  SELECT f.storage_key::text FROM candidate_profiles p JOIN introduction_requests i ON i.profile_id = p.id
    JOIN candidate_files c ON c.candidate_id = i.candidate_id JOIN files f ON f.id = c.file_id
  WHERE p.user_id = app_user_id()
  UNION SELECT f.storage_key::text FROM offers o JOIN job_applications a ON a.id = o.application_id JOIN files f ON f.id = o.file_id
  WHERE a.candidate_id IN (SELECT i.candidate_id FROM candidate_profiles p JOIN introduction_requests i ON i.profile_id = p.id WHERE p.user_id = app_user_id()
    UNION SELECT s.made_candidate_id FROM application_submissions s WHERE s.user_id = app_user_id()
      -- What was sent under the address alone goes with the whole account, which no member of a workspace can delete.
      OR (s.application_id IN (SELECT own_application_ids()) AND NOT EXISTS (SELECT 1 FROM company_members m WHERE m.user_id = app_user_id())))
$$;--> statement-breakpoint

-- A person's own download: what they were offered and what they answered.
CREATE FUNCTION own_offers() RETURNS TABLE (row_text text) LANGUAGE sql STABLE SECURITY DEFINER SET search_path = public AS $$
  SELECT jsonb_build_object('job', o.job_title, 'company', o.company_name, 'amount', o.amount, 'currency', o.currency, 'per', o.per, 'startsOn', o.starts_on,
      'answerBy', o.answer_by, 'letter', o.letter, 'letterSha256', o.sha256, 'sentAt', o.sent_at, 'status', o.status, 'answeredAt', o.answered_at,
      'acceptedUnderTheName', o.accepted_name, 'yourTimeZone', o.answer_time_zone, 'yourReason', o.decline_reason, 'endedAt', o.ended_at)::text
  FROM offers o WHERE o.sent_at IS NOT NULL AND o.application_id IN (SELECT own_application_ids() UNION SELECT a.id FROM candidate_profiles p
    JOIN introduction_requests r ON r.profile_id = p.id JOIN job_applications a ON a.candidate_id = r.candidate_id WHERE p.user_id = app_user_id())
  ORDER BY o.sent_at
$$;--> statement-breakpoint

REVOKE ALL ON FUNCTION offer_standing(uuid), application_of_offer(uuid), lapse_offers(timestamptz, integer), withdraw_offers(uuid[], timestamptz), own_offers() FROM PUBLIC;--> statement-breakpoint
GRANT EXECUTE ON FUNCTION offer_standing(uuid), application_of_offer(uuid), lapse_offers(timestamptz, integer), own_offers() TO app_server;
