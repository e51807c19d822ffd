CREATE EXTENSION IF NOT EXISTS btree_gist;--> statement-breakpoint

ALTER TABLE interview_panelists ENABLE ROW LEVEL SECURITY;--> statement-breakpoint
ALTER TABLE interview_panelists FORCE ROW LEVEL SECURITY;--> statement-breakpoint
CREATE POLICY own_company ON interview_panelists USING (company_id = (SELECT app_company_id())) WITH CHECK (company_id = (SELECT app_company_id()));--> statement-breakpoint
ALTER TABLE interview_invitations ENABLE ROW LEVEL SECURITY;--> statement-breakpoint
ALTER TABLE interview_invitations FORCE ROW LEVEL SECURITY;--> statement-breakpoint
CREATE POLICY own_company ON interview_invitations USING (company_id = (SELECT app_company_id())) WITH CHECK (company_id = (SELECT app_company_id()));--> statement-breakpoint
ALTER TABLE interview_kits ENABLE ROW LEVEL SECURITY;--> statement-breakpoint
ALTER TABLE interview_kits FORCE ROW LEVEL SECURITY;--> statement-breakpoint
CREATE POLICY own_company ON interview_kits USING (company_id = (SELECT app_company_id())) WITH CHECK (company_id = (SELECT app_company_id()));--> statement-breakpoint
-- Everybody in a workspace sees when a colleague works; only they themselves say so.
ALTER TABLE member_hours ENABLE ROW LEVEL SECURITY;--> statement-breakpoint
ALTER TABLE member_hours FORCE ROW LEVEL SECURITY;--> statement-breakpoint
CREATE POLICY seen_in_company ON member_hours FOR SELECT USING (company_id = (SELECT app_company_id()));--> statement-breakpoint
CREATE POLICY own_hours ON member_hours USING (company_id = (SELECT app_company_id()) AND user_id = (SELECT app_user_id()))
  WITH CHECK (company_id = (SELECT app_company_id()) AND user_id = (SELECT app_user_id()));--> statement-breakpoint
ALTER TABLE interview_invitations ADD CONSTRAINT interview_invitations_interview_fk FOREIGN KEY (company_id, interview_id)
  REFERENCES interviews (company_id, id) ON DELETE SET NULL (interview_id);--> statement-breakpoint

-- Nobody sits in two interviews at once, in whichever workspaces, and no candidate either. This decides every race.
ALTER TABLE interview_panelists ADD CONSTRAINT interview_panelists_never_overlap
  EXCLUDE USING gist (user_id WITH =, tstzrange(starts_at, ends_at) WITH &&) WHERE (occupies);--> statement-breakpoint
ALTER TABLE interviews ADD CONSTRAINT interviews_candidate_never_overlaps
  EXCLUDE USING gist (held_candidate_id WITH =, tstzrange(scheduled_at, ends_at) WITH &&)
  WHERE (status = 'scheduled' AND held_candidate_id IS NOT NULL);--> statement-breakpoint

-- The interview's own time is the one truth; what rests on it follows in the same statement.
CREATE FUNCTION keep_interview_end() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  NEW.ends_at := NEW.scheduled_at + make_interval(mins => NEW.duration);
  RETURN NEW;
END
$$;--> statement-breakpoint
CREATE TRIGGER interviews_end BEFORE INSERT OR UPDATE OF scheduled_at, duration, ends_at ON interviews
  FOR EACH ROW WHEN (NEW.held_candidate_id IS NOT NULL) EXECUTE FUNCTION keep_interview_end();--> statement-breakpoint
CREATE FUNCTION keep_panel_times() RETURNS trigger LANGUAGE plpgsql SECURITY DEFINER SET search_path = public AS $$
BEGIN
  UPDATE interview_panelists SET starts_at = NEW.scheduled_at, ends_at = NEW.scheduled_at + make_interval(mins => NEW.duration),
    occupies = NEW.status IN ('scheduled', 'completed') WHERE interview_id = NEW.id;
  RETURN NULL;
END
$$;--> statement-breakpoint
CREATE TRIGGER interviews_panel_times AFTER UPDATE OF scheduled_at, duration, status ON interviews
  FOR EACH ROW EXECUTE FUNCTION keep_panel_times();--> statement-breakpoint
CREATE FUNCTION take_interview_time() RETURNS trigger LANGUAGE plpgsql SECURITY DEFINER SET search_path = public AS $$
BEGIN
  SELECT i.scheduled_at, i.scheduled_at + make_interval(mins => i.duration), i.status IN ('scheduled', 'completed')
    INTO NEW.starts_at, NEW.ends_at, NEW.occupies FROM interviews i WHERE i.id = NEW.interview_id;
  RETURN NEW;
END
$$;--> statement-breakpoint
CREATE TRIGGER interview_panelists_time BEFORE INSERT OR UPDATE OF interview_id, user_id ON interview_panelists
  FOR EACH ROW EXECUTE FUNCTION take_interview_time();--> statement-breakpoint

-- Two records of one person are merged: whose time it takes follows the application. Where both had agreed to one time, one of the two takes none.
CREATE FUNCTION follow_candidate() RETURNS trigger LANGUAGE plpgsql SECURITY DEFINER SET search_path = public AS $$
BEGIN
  NEW.held_candidate_id := (SELECT a.candidate_id FROM job_applications a WHERE a.id = NEW.application_id AND NOT EXISTS (
    SELECT 1 FROM interviews o WHERE o.held_candidate_id = a.candidate_id AND o.id <> NEW.id AND o.status = 'scheduled'
      AND tstzrange(o.scheduled_at, o.ends_at) && tstzrange(NEW.scheduled_at, NEW.ends_at)));
  RETURN NEW;
END
$$;--> statement-breakpoint
CREATE TRIGGER interviews_follow_candidate BEFORE UPDATE OF application_id, held_candidate_id ON interviews
  FOR EACH ROW WHEN (NEW.held_candidate_id IS NOT NULL) EXECUTE FUNCTION follow_candidate();--> statement-breakpoint
CREATE FUNCTION application_changes_hands() RETURNS trigger LANGUAGE plpgsql SECURITY DEFINER SET search_path = public AS $$
BEGIN
  UPDATE interviews SET held_candidate_id = NEW.candidate_id WHERE application_id = NEW.id AND held_candidate_id IS NOT NULL;
  RETURN NULL;
END
$$;--> statement-breakpoint
CREATE TRIGGER job_applications_change_hands AFTER UPDATE OF candidate_id ON job_applications
  FOR EACH ROW WHEN (OLD.candidate_id <> NEW.candidate_id) EXECUTE FUNCTION application_changes_hands();--> statement-breakpoint

-- When people of this workspace are taken, by whichever workspace; with whom is not said.
CREATE FUNCTION panel_busy(people uuid[], since timestamptz, until timestamptz, besides uuid)
RETURNS TABLE (user_id uuid, starts_at timestamptz, ends_at timestamptz) LANGUAGE sql STABLE SECURITY DEFINER SET search_path = public AS $$
  SELECT p.user_id, p.starts_at, p.ends_at FROM interview_panelists p
    WHERE p.user_id = ANY (people) AND p.occupies AND p.starts_at < until AND p.ends_at > since AND p.interview_id IS DISTINCT FROM besides
      AND (EXISTS (SELECT 1 FROM company_members m WHERE m.company_id = app_company_id() AND m.user_id = p.user_id)
        OR EXISTS (SELECT 1 FROM recruiter_access r WHERE r.company_id = app_company_id() AND r.user_id = p.user_id AND r.dismissed_at IS NULL))
    ORDER BY p.starts_at
$$;--> statement-breakpoint

-- Who reads others' scorecards of an application: its panel, once nobody of whom asks owes a card any more; and whoever decides about
-- it and is on no panel of it. Asked for every row by the policy below, so no route can forget it.
CREATE FUNCTION owes_card_for(application uuid) RETURNS boolean LANGUAGE sql STABLE SECURITY DEFINER SET search_path = public AS $$
  SELECT EXISTS (SELECT 1 FROM interviews i JOIN interview_panelists p ON p.interview_id = i.id
    WHERE i.application_id = application AND i.company_id = app_company_id() AND p.user_id = app_user_id() AND i.status IN ('scheduled', 'completed')
      AND NOT EXISTS (SELECT 1 FROM scorecards c WHERE c.interview_id = i.id AND c.user_id = p.user_id AND c.status = 'submitted'))
$$;--> statement-breakpoint
CREATE FUNCTION decides_about(application uuid) RETURNS boolean LANGUAGE sql STABLE SECURITY DEFINER SET search_path = public AS $$
  SELECT EXISTS (
    SELECT 1 FROM job_applications a JOIN jobs_enhanced j ON j.id = a.job_id
      LEFT JOIN company_members m ON m.company_id = a.company_id AND m.user_id = app_user_id()
      LEFT JOIN hiring_team_members t ON t.team_id = j.hiring_team_id AND t.user_id = app_user_id() AND m.user_id IS NOT NULL
    WHERE a.id = application AND a.company_id = app_company_id()
      AND (m.permissions = 'admin' OR coalesce(t.permissions, m.permissions) IN ('editor', 'admin')
        OR EXISTS (SELECT 1 FROM recruiter_access r WHERE r.company_id = a.company_id AND r.user_id = app_user_id() AND r.dismissed_at IS NULL)))
$$;--> statement-breakpoint
CREATE FUNCTION sees_cards_of(interview uuid) RETURNS boolean LANGUAGE plpgsql STABLE SECURITY DEFINER SET search_path = public AS $$
DECLARE
  application uuid := (SELECT application_id FROM interviews WHERE id = interview AND company_id = app_company_id());
BEGIN
  IF application IS NULL OR app_user_id() IS NULL OR owes_card_for(application) THEN RETURN false; END IF;
  RETURN decides_about(application) OR EXISTS (SELECT 1 FROM interview_panelists p JOIN interviews i ON i.id = p.interview_id
    WHERE i.application_id = application AND i.status IN ('scheduled', 'completed') AND p.user_id = app_user_id());
END
$$;--> statement-breakpoint
ALTER TABLE scorecards ENABLE ROW LEVEL SECURITY;--> statement-breakpoint
ALTER TABLE scorecards FORCE ROW LEVEL SECURITY;--> statement-breakpoint
CREATE POLICY blind_until_own ON scorecards FOR SELECT USING (company_id = (SELECT app_company_id())
  AND (user_id = (SELECT app_user_id()) OR (status = 'submitted' AND sees_cards_of(interview_id))));--> statement-breakpoint
CREATE POLICY own_begun ON scorecards FOR INSERT WITH CHECK (company_id = (SELECT app_company_id()) AND user_id = (SELECT app_user_id())
  AND EXISTS (SELECT 1 FROM interview_panelists p WHERE p.interview_id = scorecards.interview_id AND p.user_id = (SELECT app_user_id())));--> statement-breakpoint
CREATE POLICY own_written ON scorecards FOR UPDATE USING (company_id = (SELECT app_company_id()) AND user_id = (SELECT app_user_id()))
  WITH CHECK (company_id = (SELECT app_company_id()) AND user_id = (SELECT app_user_id()));--> statement-breakpoint
ALTER TABLE scorecard_amendments ENABLE ROW LEVEL SECURITY;--> statement-breakpoint
ALTER TABLE scorecard_amendments FORCE ROW LEVEL SECURITY;--> statement-breakpoint
CREATE POLICY with_its_card ON scorecard_amendments FOR SELECT USING (company_id = (SELECT app_company_id())
  AND EXISTS (SELECT 1 FROM scorecards s WHERE s.id = scorecard_id));--> statement-breakpoint
REVOKE DELETE ON scorecards FROM app_server;--> statement-breakpoint
REVOKE INSERT, UPDATE, DELETE ON scorecard_amendments FROM app_server;--> statement-breakpoint

-- That a card is in may be known before what it says.
CREATE FUNCTION submitted_cards(application uuid) RETURNS TABLE (interview_id uuid, user_id uuid)
LANGUAGE sql STABLE SECURITY DEFINER SET search_path = public AS $$
  SELECT c.interview_id, c.user_id FROM scorecards c JOIN interviews i ON i.id = c.interview_id
    WHERE i.application_id = application AND i.company_id = app_company_id() AND c.status = 'submitted'
$$;--> statement-breakpoint

-- What was submitted stays, unless the change says why; then what stood there before is kept beside it.
CREATE FUNCTION keep_submitted_card() RETURNS trigger LANGUAGE plpgsql SECURITY DEFINER SET search_path = public AS $$
BEGIN
  IF current_setting('app.forgetting_cards', true) = 'on' THEN RETURN NEW; END IF;
  IF NEW.interview_id <> OLD.interview_id OR NEW.company_id <> OLD.company_id OR (NEW.user_id IS DISTINCT FROM OLD.user_id AND NEW.user_id IS NOT NULL) THEN
    RAISE EXCEPTION 'a scorecard stays with its interview and its author' USING ERRCODE = 'check_violation';
  END IF;
  IF OLD.status <> 'submitted' THEN RETURN NEW; END IF;
  IF NEW.status <> 'submitted' OR NEW.submitted_at IS DISTINCT FROM OLD.submitted_at THEN
    RAISE EXCEPTION 'a submitted scorecard stays submitted' USING ERRCODE = 'check_violation';
  END IF;
  IF NEW.ratings = OLD.ratings AND NEW.notes = OLD.notes AND NEW.recommendation IS NOT DISTINCT FROM OLD.recommendation THEN RETURN NEW; END IF;
  IF btrim(coalesce(NEW.reason, '')) = '' THEN
    RAISE EXCEPTION 'a submitted scorecard changes only with a reason' USING ERRCODE = 'check_violation';
  END IF;
  INSERT INTO scorecard_amendments (company_id, scorecard_id, before, reason)
    VALUES (OLD.company_id, OLD.id, jsonb_build_object('ratings', OLD.ratings, 'notes', OLD.notes, 'recommendation', OLD.recommendation), NEW.reason);
  RETURN NEW;
END
$$;--> statement-breakpoint
CREATE TRIGGER scorecards_submitted BEFORE UPDATE ON scorecards FOR EACH ROW EXECUTE FUNCTION keep_submitted_card();--> statement-breakpoint

-- However an application ends, by its candidate, by the team, with its job or with an erasure: what was still to be held is called off, with
-- the mails that go with it. The task looks again when it is due, since a move can be undone.
CREATE FUNCTION call_off_interviews(applications uuid[], due timestamptz) RETURNS void LANGUAGE plpgsql SECURITY DEFINER SET search_path = public AS $$
BEGIN
  PERFORM enqueue_task_at('call-off-interviews', jsonb_build_object('companyId', a.company_id, 'applicationId', a.id, 'by',
      (SELECT m.user_id FROM company_members m WHERE m.company_id = a.company_id AND m.user_id = app_user_id()
        UNION SELECT r.user_id FROM recruiter_access r WHERE r.company_id = a.company_id AND r.user_id = app_user_id())), due)
    FROM job_applications a WHERE a.id = ANY (applications) AND (
      EXISTS (SELECT 1 FROM interviews i WHERE i.application_id = a.id AND i.status = 'scheduled' AND i.scheduled_at > now())
      OR EXISTS (SELECT 1 FROM interview_invitations v WHERE v.application_id = a.id AND v.revoked_at IS NULL AND v.expires_at > now()));
END
$$;--> statement-breakpoint
CREATE FUNCTION application_ended() RETURNS trigger LANGUAGE plpgsql SECURITY DEFINER SET search_path = public AS $$
BEGIN
  PERFORM call_off_interviews(ARRAY[NEW.id], now() + CASE NEW.status WHEN 'withdrawn' THEN interval '0' ELSE interval '2 minutes' END);
  RETURN NULL;
END
$$;--> statement-breakpoint
CREATE TRIGGER job_applications_ended AFTER UPDATE OF status ON job_applications
  FOR EACH ROW WHEN (OLD.status = 'active' AND NEW.status <> 'active' AND NEW.stage <> 'hired') EXECUTE FUNCTION application_ended();--> statement-breakpoint
CREATE FUNCTION job_closed() RETURNS trigger LANGUAGE plpgsql SECURITY DEFINER SET search_path = public AS $$
BEGIN
  PERFORM call_off_interviews(ARRAY(SELECT id FROM job_applications WHERE job_id = NEW.id AND status = 'active'), now() + interval '2 minutes');
  RETURN NULL;
END
$$;--> statement-breakpoint
CREATE TRIGGER jobs_enhanced_closed AFTER UPDATE OF status ON jobs_enhanced
  FOR EACH ROW WHEN (OLD.status <> 'closed' AND NEW.status = 'closed') EXECUTE FUNCTION job_closed();--> statement-breakpoint

-- Whoever leaves a workspace leaves the panels of what is still to be held there, and their hours go.
CREATE FUNCTION leave_panels() RETURNS trigger LANGUAGE plpgsql SECURITY DEFINER SET search_path = public AS $$
DECLARE
  seat record;
BEGIN
  -- Who goes with all their account or all their workspace has nobody to be told.
  IF NOT EXISTS (SELECT 1 FROM companies WHERE id = OLD.company_id) OR NOT EXISTS (SELECT 1 FROM users WHERE id = OLD.user_id)
    OR EXISTS (SELECT 1 FROM company_members m WHERE m.company_id = OLD.company_id AND m.user_id = OLD.user_id)
    OR EXISTS (SELECT 1 FROM recruiter_access r WHERE r.company_id = OLD.company_id AND r.user_id = OLD.user_id AND r.dismissed_at IS NULL) THEN
    RETURN NULL;
  END IF;
  DELETE FROM member_hours WHERE company_id = OLD.company_id AND user_id = OLD.user_id;
  FOR seat IN DELETE FROM interview_panelists p USING interviews i WHERE i.id = p.interview_id AND p.company_id = OLD.company_id AND p.user_id = OLD.user_id
      AND i.status = 'scheduled' AND i.scheduled_at > now()
      AND NOT EXISTS (SELECT 1 FROM scorecards c WHERE c.interview_id = i.id AND c.user_id = p.user_id AND c.status = 'submitted')
      RETURNING i.id, i.application_id
  LOOP
    INSERT INTO pipeline_activities (company_id, application_id, activity_type, description)
      SELECT OLD.company_id, seat.application_id, 'interview_panel_changed', u.name || ' has left the workspace' FROM users u WHERE u.id = OLD.user_id;
    PERFORM enqueue_task('tell-about-panel', jsonb_build_object('id', seat.id, 'companyId', OLD.company_id, 'added', '[]'::jsonb,
      'removed', jsonb_build_array(OLD.user_id), 'at', to_char(now() AT TIME ZONE 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS"Z"')));
  END LOOP;
  RETURN NULL;
END
$$;--> statement-breakpoint
CREATE TRIGGER company_members_leave_panels AFTER DELETE ON company_members FOR EACH ROW EXECUTE FUNCTION leave_panels();--> statement-breakpoint
CREATE TRIGGER recruiter_access_leaves_panels AFTER UPDATE OF dismissed_at ON recruiter_access
  FOR EACH ROW WHEN (NEW.dismissed_at IS NOT NULL) EXECUTE FUNCTION leave_panels();--> statement-breakpoint

-- An erased person's interviews lose what was said of them, and so do the mails and the log; their links end, and nobody waits for them.
CREATE FUNCTION forget_interviews() RETURNS trigger LANGUAGE plpgsql SECURITY DEFINER SET search_path = public AS $$
DECLARE
  applications uuid[] := ARRAY(SELECT id FROM job_applications WHERE candidate_id = NEW.id);
  theirs uuid[] := ARRAY(SELECT id FROM interviews WHERE application_id = ANY (applications));
  named uuid[] := theirs || ARRAY(SELECT id FROM interview_invitations WHERE application_id = ANY (applications));
BEGIN
  PERFORM set_config('app.forgetting_cards', 'on', true);
  UPDATE scorecards SET notes = '', ratings = '[]', recommendation = NULL, reason = NULL WHERE interview_id = ANY (theirs);
  PERFORM set_config('app.forgetting_cards', '', true);
  DELETE FROM scorecard_amendments WHERE scorecard_id IN (SELECT id FROM scorecards WHERE interview_id = ANY (theirs));
  IF cardinality(named) > 0 THEN
    PERFORM erase_mails('{}', named, '-infinity', now());
    PERFORM erase_tasks(named, '{}', '-infinity', now());
    UPDATE audit_log SET subject_id = NULL, details = '{"subject": "Erased person"}' WHERE subject_id = ANY (named);
    PERFORM call_off_interviews(applications, now());
  END IF;
  UPDATE interviews SET time_zone = NULL, held_candidate_id = NULL, ends_at = NULL WHERE id = ANY (theirs);
  UPDATE interview_invitations SET location = NULL, meeting_link = NULL, revoked_at = coalesce(revoked_at, now())
    WHERE application_id = ANY (applications);
  RETURN NULL;
END
$$;--> statement-breakpoint
CREATE TRIGGER candidates_forget_interviews AFTER UPDATE OF email ON candidates
  FOR EACH ROW WHEN (NEW.email LIKE 'erased-%@erased.invalid') EXECUTE FUNCTION forget_interviews();--> statement-breakpoint

-- What a person's own download holds of interviews: those they were asked to, and what they themselves did on panels. What others wrote of
-- them on cards is the workspace's own words, as notes are.
CREATE FUNCTION own_interviews(part text) RETURNS TABLE (row_text text) LANGUAGE plpgsql STABLE SECURITY DEFINER SET search_path = public AS $$
DECLARE
  person uuid := app_user_id();
  applications uuid[] := ARRAY(SELECT own_application_ids() UNION SELECT a.id FROM candidate_profiles p
    JOIN introduction_requests r ON r.profile_id = p.id JOIN job_applications a ON a.candidate_id = r.candidate_id WHERE p.user_id = app_user_id());
BEGIN
  IF person IS NULL THEN RETURN; END IF;
  CASE part
    WHEN 'interviews' THEN RETURN QUERY SELECT jsonb_build_object('job', j.title, 'company', w.name, 'at', i.scheduled_at, 'minutes', i.duration, 'type', i.type,
        'location', i.location, 'meetingLink', i.meeting_link, 'yourTimeZone', i.time_zone, 'status', i.status,
        'with', (SELECT jsonb_agg(u.name ORDER BY u.name) FROM interview_panelists p JOIN users u ON u.id = p.user_id WHERE p.interview_id = i.id))::text
      FROM interviews i JOIN job_applications a ON a.id = i.application_id JOIN jobs_enhanced j ON j.id = a.job_id JOIN companies w ON w.id = a.company_id
      WHERE a.id = ANY (applications) ORDER BY i.scheduled_at;
    WHEN 'interview-links' THEN RETURN QUERY SELECT jsonb_build_object('job', j.title, 'company', w.name, 'sentAt', v.created_at, 'until', v.expires_at,
        'minutes', v.duration, 'type', v.type, 'endedAt', v.revoked_at)::text
      FROM interview_invitations v JOIN job_applications a ON a.id = v.application_id JOIN jobs_enhanced j ON j.id = a.job_id JOIN companies w ON w.id = a.company_id
      WHERE a.id = ANY (applications) ORDER BY v.created_at;
    WHEN 'interview-hours' THEN RETURN QUERY SELECT jsonb_build_object('company', w.name, 'timeZone', h.time_zone, 'week', h.week, 'savedAt', h.updated_at)::text
      FROM member_hours h JOIN companies w ON w.id = h.company_id WHERE h.user_id = person ORDER BY w.name;
    WHEN 'panels' THEN RETURN QUERY SELECT jsonb_build_object('company', w.name, 'job', j.title, 'at', i.scheduled_at, 'minutes', i.duration, 'status', i.status)::text
      FROM interview_panelists p JOIN interviews i ON i.id = p.interview_id JOIN job_applications a ON a.id = i.application_id
        JOIN jobs_enhanced j ON j.id = a.job_id JOIN companies w ON w.id = a.company_id WHERE p.user_id = person ORDER BY i.scheduled_at;
    WHEN 'scorecards' THEN RETURN QUERY SELECT jsonb_build_object('company', w.name, 'job', j.title, 'at', i.scheduled_at, 'status', c.status, 'ratings', c.ratings,
        'notes', c.notes, 'recommendation', c.recommendation, 'submittedAt', c.submitted_at,
        'before', (SELECT jsonb_agg(m.before || jsonb_build_object('reason', m.reason, 'changedAt', m.created_at) ORDER BY m.created_at)
          FROM scorecard_amendments m WHERE m.scorecard_id = c.id))::text
      FROM scorecards c JOIN interviews i ON i.id = c.interview_id JOIN job_applications a ON a.id = i.application_id
        JOIN jobs_enhanced j ON j.id = a.job_id JOIN companies w ON w.id = a.company_id WHERE c.user_id = person ORDER BY i.scheduled_at;
    ELSE RAISE EXCEPTION 'there is no section %', part;
  END CASE;
END
$$;--> statement-breakpoint

REVOKE ALL ON FUNCTION panel_busy(uuid[], timestamptz, timestamptz, uuid), owes_card_for(uuid), decides_about(uuid), sees_cards_of(uuid), submitted_cards(uuid),
  own_interviews(text), call_off_interviews(uuid[], timestamptz) FROM PUBLIC;--> statement-breakpoint
GRANT EXECUTE ON FUNCTION panel_busy(uuid[], timestamptz, timestamptz, uuid), owes_card_for(uuid), decides_about(uuid), sees_cards_of(uuid), submitted_cards(uuid),
  own_interviews(text) TO app_server;
--> statement-breakpoint
-- The policy of scorecards asks it, whoever looks.
GRANT EXECUTE ON FUNCTION sees_cards_of(uuid) TO app_reader;--> statement-breakpoint
-- What was agreed on before there were panels has the one who was to hold it; where two were agreed on for one time, the first.
INSERT INTO interview_panelists (interview_id, company_id, user_id, starts_at, ends_at)
  SELECT i.id, i.company_id, i.interviewer_id, i.scheduled_at, i.scheduled_at
  FROM interviews i JOIN job_applications a ON a.id = i.application_id JOIN candidates c ON c.id = a.candidate_id
  WHERE i.interviewer_id IS NOT NULL AND NOT c.is_sample ORDER BY i.created_at, i.id ON CONFLICT DO NOTHING;
