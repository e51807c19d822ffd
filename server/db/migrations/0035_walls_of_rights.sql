-- What somebody was told and answered is theirs to read; nobody changes it.
ALTER TABLE consent_log ENABLE ROW LEVEL SECURITY;--> statement-breakpoint
ALTER TABLE consent_log FORCE ROW LEVEL SECURITY;--> statement-breakpoint
CREATE POLICY own_entries ON consent_log USING (user_id = (SELECT app_user_id())) WITH CHECK (user_id = (SELECT app_user_id()));--> statement-breakpoint
REVOKE UPDATE, DELETE ON consent_log FROM app_server;--> statement-breakpoint
ALTER TABLE human_reviews ENABLE ROW LEVEL SECURITY;--> statement-breakpoint
ALTER TABLE human_reviews FORCE ROW LEVEL SECURITY;--> statement-breakpoint
CREATE POLICY own_profile ON human_reviews
  USING (profile_id IN (SELECT id FROM candidate_profiles WHERE user_id = (SELECT app_user_id())))
  WITH CHECK (profile_id IN (SELECT id FROM candidate_profiles WHERE user_id = (SELECT app_user_id())));--> statement-breakpoint
ALTER TABLE retention_states ENABLE ROW LEVEL SECURITY;--> statement-breakpoint
ALTER TABLE retention_states FORCE ROW LEVEL SECURITY;--> statement-breakpoint
CREATE POLICY own_state ON retention_states USING (user_id = (SELECT app_user_id())) WITH CHECK (user_id = (SELECT app_user_id()));--> statement-breakpoint

-- The ledger is written and read by functions alone, and never changed.
ALTER TABLE erasures ENABLE ROW LEVEL SECURITY;--> statement-breakpoint
ALTER TABLE erasures FORCE ROW LEVEL SECURITY;--> statement-breakpoint
CREATE POLICY by_functions_alone ON erasures USING (false);--> statement-breakpoint
REVOKE INSERT, UPDATE, DELETE ON erasures FROM app_server;--> statement-breakpoint
CREATE FUNCTION erasures_stay() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  RAISE EXCEPTION 'the ledger of erasures is never changed' USING ERRCODE = 'insufficient_privilege';
END
$$;--> statement-breakpoint
CREATE TRIGGER erasures_stay BEFORE UPDATE OR DELETE ON erasures FOR EACH ROW EXECUTE FUNCTION erasures_stay();--> statement-breakpoint
CREATE FUNCTION write_erasure(receipt uuid, at timestamptz, why text, how_much text, hashes text[], numbers jsonb) RETURNS void
LANGUAGE sql SECURITY DEFINER SET search_path = public AS $$
  INSERT INTO erasures (id, erased_at, cause, scope, marks, counts) VALUES (receipt, at, why, how_much, hashes, numbers) ON CONFLICT (id) DO NOTHING
$$;--> statement-breakpoint
CREATE FUNCTION erasure_receipt(receipt uuid) RETURNS TABLE (erased_at timestamptz, cause text, scope text, counts jsonb)
LANGUAGE sql STABLE SECURITY DEFINER SET search_path = public AS $$
  SELECT e.erased_at, e.cause, e.scope, e.counts FROM erasures e WHERE e.id = receipt
$$;--> statement-breakpoint
-- For the copy outside the database, which a restore does not take back.
CREATE FUNCTION erasures_since(from_at timestamptz) RETURNS SETOF erasures LANGUAGE sql STABLE SECURITY DEFINER SET search_path = public AS $$
  SELECT * FROM erasures e WHERE e.erased_at >= from_at ORDER BY e.erased_at, e.id
$$;--> statement-breakpoint

-- Whether the engine may look at a profile at all. match_is_findable asks, and so does every write into the index.
CREATE FUNCTION profile_allows_engine(profile uuid) RETURNS boolean LANGUAGE sql STABLE SECURITY DEFINER SET search_path = public AS $$
  SELECT NOT EXISTS (SELECT 1 FROM human_reviews WHERE profile_id = profile)
$$;--> statement-breakpoint
CREATE OR REPLACE FUNCTION match_is_findable(profile uuid) RETURNS boolean LANGUAGE sql STABLE SECURITY DEFINER SET search_path = public AS $$
  SELECT profile_allows_engine(profile) AND EXISTS (
    SELECT 1 FROM candidate_profiles p JOIN users u ON u.id = p.user_id LEFT JOIN privacy_settings s ON s.candidate_id = p.id
    WHERE p.id = profile AND profile_not_found_because('{}', p, s, u.is_anonymous) IS NULL)
$$;--> statement-breakpoint
CREATE OR REPLACE FUNCTION match_shown_profiles(profiles uuid[]) RETURNS TABLE (id uuid, blocked text[], seen jsonb)
LANGUAGE sql STABLE SECURITY DEFINER SET search_path = public AS $$
  SELECT p.id, s.blocked_keys, profile_as_seen('recruiter', p, s)
  FROM candidate_profiles p JOIN users u ON u.id = p.user_id LEFT JOIN privacy_settings s ON s.candidate_id = p.id
  WHERE p.id = ANY (profiles) AND p.user_id = app_user_id() AND profile_allows_engine(p.id)
    AND profile_not_found_because('{}', p, s, u.is_anonymous) IS NULL
$$;--> statement-breakpoint
-- The wish holds from the moment it is saved, for the profile and for the records that introductions have made of it.
CREATE FUNCTION human_review_changed() RETURNS trigger LANGUAGE plpgsql SECURITY DEFINER SET search_path = public AS $$
DECLARE
  profile uuid := CASE TG_OP WHEN 'DELETE' THEN OLD.profile_id ELSE NEW.profile_id END;
  records uuid[] := ARRAY(SELECT candidate_id FROM introduction_requests WHERE profile_id = profile AND candidate_id IS NOT NULL);
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
CREATE TRIGGER human_review_changed AFTER INSERT OR DELETE ON human_reviews FOR EACH ROW EXECUTE FUNCTION human_review_changed();--> statement-breakpoint
-- Whoever writes into the index, and for whatever reason: those who want a person are taken out again before anybody sees them.
CREATE FUNCTION match_without_reviewed() RETURNS trigger LANGUAGE plpgsql SECURITY DEFINER SET search_path = public AS $$
BEGIN
  IF EXISTS (SELECT 1 FROM human_reviews) THEN
    DELETE FROM candidate_match m USING added a WHERE m.subject_id = a.subject_id AND EXISTS (
      SELECT 1 FROM human_reviews h WHERE h.profile_id = a.profile_id
        OR h.profile_id IN (SELECT i.profile_id FROM introduction_requests i WHERE i.candidate_id = a.candidate_id));
  END IF;
  RETURN NULL;
END
$$;--> statement-breakpoint
CREATE TRIGGER match_without_reviewed_added AFTER INSERT ON candidate_match REFERENCING NEW TABLE AS added
  FOR EACH STATEMENT EXECUTE FUNCTION match_without_reviewed();--> statement-breakpoint
CREATE TRIGGER match_without_reviewed_changed AFTER UPDATE ON candidate_match REFERENCING NEW TABLE AS added
  FOR EACH STATEMENT EXECUTE FUNCTION match_without_reviewed();--> statement-breakpoint

-- Whether recruiters may find somebody is a permission: each change of it is written down, once, as it stands when all is saved.
CREATE FUNCTION visibility_consent() RETURNS trigger LANGUAGE plpgsql SECURITY DEFINER SET search_path = public AS $$
DECLARE
  person uuid;
  now_is text;
  was text;
BEGIN
  SELECT p.user_id, CASE WHEN s.profile_visibility IN ('public', 'recruiters_only') AND s.allow_recruiter_contact THEN 'given' ELSE 'withdrawn' END
    INTO person, now_is FROM privacy_settings s JOIN candidate_profiles p ON p.id = s.candidate_id WHERE s.id = NEW.id;
  IF person IS NULL THEN RETURN NULL; END IF;
  SELECT choice INTO was FROM consent_log WHERE user_id = person AND purpose = 'recruiter-visibility' ORDER BY created_at DESC, id DESC LIMIT 1;
  IF was IS DISTINCT FROM now_is THEN
    INSERT INTO consent_log (user_id, purpose, choice, text_id, text_hash, place) VALUES (person, 'recruiter-visibility', now_is, 'recruiter-visibility/1',
      encode(sha256(convert_to('Recruiters may find your profile, see what these settings show of it, and ask for an introduction.', 'UTF8')), 'hex'),
      'Privacy settings');
  END IF;
  RETURN NULL;
END
$$;--> statement-breakpoint
CREATE CONSTRAINT TRIGGER visibility_consent AFTER INSERT OR UPDATE ON privacy_settings
  DEFERRABLE INITIALLY DEFERRED FOR EACH ROW EXECUTE FUNCTION visibility_consent();--> statement-breakpoint

-- When somebody was last here. Coming back takes a warning off the table.
INSERT INTO retention_states (user_id, last_seen_at)
  SELECT u.id, greatest(u.created_at, (SELECT max(s.updated_at) FROM sessions s WHERE s.user_id = u.id),
    (SELECT max(p.updated_at) FROM candidate_profiles p WHERE p.user_id = u.id)) FROM users u WHERE u.is_anonymous IS NOT TRUE;--> statement-breakpoint
CREATE FUNCTION remember_visit() RETURNS trigger LANGUAGE plpgsql SECURITY DEFINER SET search_path = public AS $$
BEGIN
  INSERT INTO retention_states AS r (user_id, last_seen_at) SELECT u.id, NEW.updated_at FROM users u WHERE u.id = NEW.user_id AND u.is_anonymous IS NOT TRUE
    ON CONFLICT (user_id) DO UPDATE SET last_seen_at = excluded.last_seen_at, noticed_at = NULL, notice_sent_at = NULL
      WHERE r.last_seen_at < excluded.last_seen_at;
  RETURN NULL;
END
$$;--> statement-breakpoint
CREATE TRIGGER remember_visit AFTER INSERT OR UPDATE OF updated_at ON sessions FOR EACH ROW EXECUTE FUNCTION remember_visit();--> statement-breakpoint
-- The rule is for candidates: somebody who works in a workspace or for the firm leaves it first.
CREATE FUNCTION retention_holds_for(person uuid) RETURNS boolean LANGUAGE sql STABLE SECURITY DEFINER SET search_path = public AS $$
  SELECT EXISTS (SELECT 1 FROM users u WHERE u.id = person AND u.kind = 'candidate' AND u.is_anonymous IS NOT TRUE)
    AND NOT EXISTS (SELECT 1 FROM company_members m WHERE m.user_id = person)
$$;--> statement-breakpoint
-- Whoever has been away for long gets a notice, thirty days before. One that could not be sent is tried anew after a week.
CREATE FUNCTION claim_retention_notices(now_at timestamptz, away_months integer, most integer) RETURNS integer
LANGUAGE plpgsql SECURITY DEFINER SET search_path = public AS $$
DECLARE
  due record;
  claimed integer := 0;
BEGIN
  FOR due IN
    SELECT r.user_id FROM retention_states r
    WHERE r.last_seen_at + make_interval(months => away_months) - interval '30 days' <= now_at
      AND (r.noticed_at IS NULL OR (r.notice_sent_at IS NULL AND r.noticed_at < now_at - interval '7 days'))
      AND retention_holds_for(r.user_id)
    ORDER BY r.last_seen_at LIMIT most FOR UPDATE OF r SKIP LOCKED
  LOOP
    UPDATE retention_states SET noticed_at = now_at WHERE user_id = due.user_id;
    PERFORM enqueue_task('send-retention-notice', jsonb_build_object('userId', due.user_id, 'noticedAt', to_char(now_at AT TIME ZONE 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"')));
    claimed := claimed + 1;
  END LOOP;
  RETURN claimed;
END
$$;--> statement-breakpoint
CREATE FUNCTION retention_due(now_at timestamptz, away_months integer, most integer) RETURNS SETOF uuid
LANGUAGE sql STABLE SECURITY DEFINER SET search_path = public AS $$
  SELECT r.user_id FROM retention_states r
  WHERE r.last_seen_at + make_interval(months => away_months) <= now_at AND r.notice_sent_at <= now_at - interval '30 days'
    AND retention_holds_for(r.user_id) ORDER BY r.last_seen_at LIMIT most
$$;--> statement-breakpoint
-- Asked again inside the transaction that erases: whoever came back meanwhile stays.
CREATE FUNCTION retention_is_due(person uuid, now_at timestamptz, away_months integer) RETURNS boolean
LANGUAGE plpgsql SECURITY DEFINER SET search_path = public AS $$
BEGIN
  PERFORM 1 FROM retention_states r WHERE r.user_id = person AND r.last_seen_at + make_interval(months => away_months) <= now_at
    AND r.notice_sent_at <= now_at - interval '30 days' FOR UPDATE;
  RETURN FOUND AND retention_holds_for(person);
END
$$;--> statement-breakpoint

-- What a visitor was told and wished goes with the rest.
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

REVOKE ALL ON FUNCTION write_erasure(uuid, timestamptz, text, text, text[], jsonb), erasure_receipt(uuid), erasures_since(timestamptz),
  profile_allows_engine(uuid), retention_holds_for(uuid), claim_retention_notices(timestamptz, integer, integer),
  retention_due(timestamptz, integer, integer), retention_is_due(uuid, timestamptz, integer) FROM PUBLIC;--> statement-breakpoint
GRANT EXECUTE ON FUNCTION write_erasure(uuid, timestamptz, text, text, text[], jsonb), erasure_receipt(uuid), erasures_since(timestamptz),
  profile_allows_engine(uuid), retention_holds_for(uuid), claim_retention_notices(timestamptz, integer, integer),
  retention_due(timestamptz, integer, integer), retention_is_due(uuid, timestamptz, integer) TO app_server;
