-- The facts are fetched for few rows and the keys are looked at for many: so the facts stand apart, and the rows stay narrow.
ALTER TABLE candidate_match SET (toast_tuple_target = 128);--> statement-breakpoint
ALTER TABLE candidate_match ALTER COLUMN keys SET STORAGE MAIN;--> statement-breakpoint
ALTER TABLE candidate_match ALTER COLUMN words SET STORAGE MAIN;--> statement-breakpoint
ALTER TABLE candidate_match ALTER COLUMN brief SET STORAGE MAIN;--> statement-breakpoint
DO $$ BEGIN
  ALTER TABLE candidate_match ALTER COLUMN facts SET COMPRESSION lz4;
EXCEPTION WHEN feature_not_supported THEN NULL; -- a server built without it compresses in its own way
END $$;--> statement-breakpoint
ALTER INDEX candidate_match_keys SET (fastupdate = off);--> statement-breakpoint

-- The walls
ALTER TABLE candidate_match ENABLE ROW LEVEL SECURITY;--> statement-breakpoint
ALTER TABLE candidate_match FORCE ROW LEVEL SECURITY;--> statement-breakpoint
CREATE POLICY own_company ON candidate_match USING (company_id = (SELECT app_company_id())) WITH CHECK (company_id = (SELECT app_company_id()));--> statement-breakpoint
CREATE POLICY own_profile ON candidate_match
  USING (profile_id IN (SELECT id FROM candidate_profiles WHERE user_id = (SELECT app_user_id())))
  WITH CHECK (profile_id IN (SELECT id FROM candidate_profiles WHERE user_id = (SELECT app_user_id())));--> statement-breakpoint
ALTER TABLE match_stale ENABLE ROW LEVEL SECURITY;--> statement-breakpoint
ALTER TABLE match_stale FORCE ROW LEVEL SECURITY;--> statement-breakpoint
CREATE POLICY own_company ON match_stale USING (company_id = (SELECT app_company_id())) WITH CHECK (company_id = (SELECT app_company_id()));--> statement-breakpoint
CREATE POLICY own_profile ON match_stale USING (user_id = (SELECT app_user_id())) WITH CHECK (user_id = (SELECT app_user_id()));--> statement-breakpoint
ALTER TABLE match_holders ENABLE ROW LEVEL SECURITY;--> statement-breakpoint
ALTER TABLE match_holders FORCE ROW LEVEL SECURITY;--> statement-breakpoint
CREATE POLICY own_company ON match_holders FOR SELECT USING (pool_id = (SELECT app_company_id()));--> statement-breakpoint
ALTER TABLE match_runs ENABLE ROW LEVEL SECURITY;--> statement-breakpoint
ALTER TABLE match_runs FORCE ROW LEVEL SECURITY;--> statement-breakpoint
CREATE POLICY own_company ON match_runs USING (company_id = (SELECT app_company_id())) WITH CHECK (company_id = (SELECT app_company_id()));--> statement-breakpoint
ALTER TABLE introduction_requests ENABLE ROW LEVEL SECURITY;--> statement-breakpoint
ALTER TABLE introduction_requests FORCE ROW LEVEL SECURITY;--> statement-breakpoint
CREATE POLICY own_company ON introduction_requests USING (company_id = (SELECT app_company_id())) WITH CHECK (company_id = (SELECT app_company_id()));--> statement-breakpoint
CREATE POLICY own_profile ON introduction_requests FOR SELECT
  USING (profile_id IN (SELECT id FROM candidate_profiles WHERE user_id = (SELECT app_user_id())));--> statement-breakpoint
REVOKE INSERT, UPDATE, DELETE ON match_holders FROM app_server;--> statement-breakpoint
-- Written once, read ever after; only a company that is erased takes its runs with it.
REVOKE UPDATE, DELETE ON match_runs FROM app_server;--> statement-breakpoint
CREATE FUNCTION match_runs_stay() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  IF TG_OP = 'DELETE' AND pg_trigger_depth() > 1 THEN RETURN OLD; END IF;
  RAISE EXCEPTION 'a run is never changed' USING ERRCODE = 'insufficient_privilege';
END
$$;--> statement-breakpoint
CREATE TRIGGER match_runs_stay BEFORE UPDATE OR DELETE ON match_runs FOR EACH ROW EXECUTE FUNCTION match_runs_stay();--> statement-breakpoint

-- The network is a pool of its own, under an id that no company has.
CREATE FUNCTION match_network_id() RETURNS uuid LANGUAGE sql IMMUTABLE PARALLEL SAFE AS $$
  SELECT '00000000-0000-7000-8000-000000000001'::uuid
$$;--> statement-breakpoint

-- Facts of a record that has changed are to be made anew.
CREATE SEQUENCE match_change;--> statement-breakpoint
CREATE FUNCTION match_mark_candidates() RETURNS trigger LANGUAGE plpgsql SECURITY DEFINER SET search_path = public AS $$
BEGIN
  IF TG_OP = 'DELETE' THEN
    DELETE FROM match_stale WHERE subject_id IN (SELECT id FROM removed);
  ELSIF TG_OP = 'INSERT' THEN
    INSERT INTO match_stale (subject_id, company_id, change) SELECT id, company_id, nextval('match_change') FROM added
      ON CONFLICT (subject_id) DO UPDATE SET change = excluded.change;
  ELSE
    INSERT INTO match_stale (subject_id, company_id, change)
      SELECT a.id, a.company_id, nextval('match_change') FROM added a JOIN removed r USING (id)
      WHERE (a.current_title, a.location, a.desired_salary, a.experience, a.summary, a.skills, a.work_history, a.education)
        IS DISTINCT FROM (r.current_title, r.location, r.desired_salary, r.experience, r.summary, r.skills, r.work_history, r.education)
      ON CONFLICT (subject_id) DO UPDATE SET change = excluded.change;
  END IF;
  RETURN NULL;
END
$$;--> statement-breakpoint
CREATE TRIGGER match_candidates_added AFTER INSERT ON candidates REFERENCING NEW TABLE AS added
  FOR EACH STATEMENT EXECUTE FUNCTION match_mark_candidates();--> statement-breakpoint
CREATE TRIGGER match_candidates_changed AFTER UPDATE ON candidates REFERENCING NEW TABLE AS added OLD TABLE AS removed
  FOR EACH STATEMENT EXECUTE FUNCTION match_mark_candidates();--> statement-breakpoint
CREATE TRIGGER match_candidates_removed AFTER DELETE ON candidates REFERENCING OLD TABLE AS removed
  FOR EACH STATEMENT EXECUTE FUNCTION match_mark_candidates();--> statement-breakpoint

-- Who is in the network: with an account, looking or open, and with settings that let recruiters find and write to them.
CREATE FUNCTION match_is_findable(profile uuid) RETURNS boolean LANGUAGE sql STABLE SECURITY DEFINER SET search_path = public AS $$
  SELECT EXISTS (
    SELECT 1 FROM candidate_profiles p JOIN privacy_settings s ON s.candidate_id = p.id JOIN users u ON u.id = p.user_id
    WHERE p.id = profile AND s.profile_visibility IN ('public', 'recruiters_only') AND s.allow_recruiter_contact
      AND p.availability_status <> 'closed' AND u.is_anonymous IS NOT TRUE)
$$;--> statement-breakpoint
-- A setting holds from the moment it is saved: the row goes at once, and comes back when its facts are made, if it may.
CREATE FUNCTION match_mark_profile(profile uuid, forget boolean) RETURNS void LANGUAGE plpgsql SECURITY DEFINER SET search_path = public AS $$
DECLARE
  findable boolean := match_is_findable(profile);
BEGIN
  IF forget OR NOT findable THEN
    DELETE FROM candidate_match WHERE subject_id = profile;
  END IF;
  IF findable THEN
    INSERT INTO match_stale (subject_id, user_id, change)
      SELECT id, user_id, nextval('match_change') FROM candidate_profiles WHERE id = profile
      ON CONFLICT (subject_id) DO UPDATE SET change = excluded.change, user_id = excluded.user_id;
  ELSE
    DELETE FROM match_stale WHERE subject_id = profile;
  END IF;
END
$$;--> statement-breakpoint
CREATE FUNCTION match_profile_changed() RETURNS trigger LANGUAGE plpgsql SECURITY DEFINER SET search_path = public AS $$
BEGIN
  IF TG_TABLE_NAME = 'privacy_settings' THEN
    PERFORM match_mark_profile(CASE TG_OP WHEN 'DELETE' THEN OLD.candidate_id ELSE NEW.candidate_id END, true);
  ELSE
    PERFORM match_mark_profile(CASE TG_OP WHEN 'DELETE' THEN OLD.id ELSE NEW.id END, false);
  END IF;
  RETURN NULL;
END
$$;--> statement-breakpoint
CREATE TRIGGER match_profile_changed AFTER INSERT OR UPDATE OR DELETE ON candidate_profiles
  FOR EACH ROW EXECUTE FUNCTION match_profile_changed();--> statement-breakpoint
CREATE TRIGGER match_profile_changed AFTER INSERT OR UPDATE OR DELETE ON privacy_settings
  FOR EACH ROW EXECUTE FUNCTION match_profile_changed();--> statement-breakpoint
-- Whom to make facts for; the facts themselves are then read and written inside each one's own wall.
CREATE FUNCTION match_waiting(most integer) RETURNS TABLE (company_id uuid, user_id uuid)
LANGUAGE sql STABLE SECURITY DEFINER SET search_path = public AS $$
  (SELECT DISTINCT s.company_id, NULL::uuid FROM match_stale s WHERE s.company_id IS NOT NULL LIMIT most)
  UNION ALL
  (SELECT NULL::uuid, s.user_id FROM match_stale s WHERE s.user_id IS NOT NULL ORDER BY s.change LIMIT most)
$$;--> statement-breakpoint
-- A new engine reads everything anew, and a role that lasts until now grows with the month.
CREATE FUNCTION match_forget_older(version text, month timestamptz) RETURNS integer LANGUAGE sql SECURITY DEFINER SET search_path = public AS $$
  WITH marked AS (
    INSERT INTO match_stale (subject_id, company_id, user_id, change)
      SELECT m.subject_id, m.company_id, (SELECT p.user_id FROM candidate_profiles p WHERE p.id = m.profile_id), nextval('match_change')
      FROM candidate_match m WHERE m.engine_version <> version OR m.made_at < month
      ON CONFLICT (subject_id) DO NOTHING RETURNING 1)
  SELECT count(*)::integer FROM marked
$$;--> statement-breakpoint

-- How many hold a term, always as many as there are rows.
CREATE FUNCTION match_count_holders() RETURNS trigger LANGUAGE plpgsql SECURITY DEFINER SET search_path = public AS $$
BEGIN
  IF TG_OP = 'INSERT' THEN
    INSERT INTO match_holders AS h (pool_id, key, holders)
      SELECT pool_id, k, count(*) FROM added, unnest(array_append(keys, -1)) AS k GROUP BY 1, 2 ORDER BY 1, 2
      ON CONFLICT (pool_id, key) DO UPDATE SET holders = h.holders + excluded.holders;
  ELSIF TG_OP = 'DELETE' THEN
    INSERT INTO match_holders AS h (pool_id, key, holders)
      SELECT pool_id, k, -count(*) FROM removed, unnest(array_append(keys, -1)) AS k GROUP BY 1, 2 ORDER BY 1, 2
      ON CONFLICT (pool_id, key) DO UPDATE SET holders = h.holders + excluded.holders;
  ELSE
    INSERT INTO match_holders AS h (pool_id, key, holders)
      SELECT pool_id, k, sum(n) FROM (
        SELECT pool_id, k, 1 AS n FROM added, unnest(keys) AS k
        UNION ALL SELECT pool_id, k, -1 FROM removed, unnest(keys) AS k
      ) AS change GROUP BY 1, 2 HAVING sum(n) <> 0 ORDER BY 1, 2
      ON CONFLICT (pool_id, key) DO UPDATE SET holders = h.holders + excluded.holders;
  END IF;
  RETURN NULL;
END
$$;--> statement-breakpoint
CREATE TRIGGER match_holders_added AFTER INSERT ON candidate_match REFERENCING NEW TABLE AS added
  FOR EACH STATEMENT EXECUTE FUNCTION match_count_holders();--> statement-breakpoint
CREATE TRIGGER match_holders_changed AFTER UPDATE ON candidate_match REFERENCING NEW TABLE AS added OLD TABLE AS removed
  FOR EACH STATEMENT EXECUTE FUNCTION match_count_holders();--> statement-breakpoint
CREATE TRIGGER match_holders_removed AFTER DELETE ON candidate_match REFERENCING OLD TABLE AS removed
  FOR EACH STATEMENT EXECUTE FUNCTION match_count_holders();--> statement-breakpoint

-- Retrieval. Row-level security keeps && away from the index, because && is not known to keep what it sees to itself. So these run
-- as the owner and ask first which workspace is open. The demo's visitors see invented people only, never the network.
CREATE FUNCTION plain_company(name text) RETURNS text LANGUAGE sql IMMUTABLE PARALLEL SAFE AS $$
  SELECT regexp_replace(btrim(regexp_replace(regexp_replace(lower(name), '^\s*(https?://)?(www\.)?|/.*$', '', 'g'), '[^[:alnum:]]+', ' ', 'g')),
    '( (inc|llc|ltd|limited|corp|corporation|co|company|gmbh|plc|lp|llp))+$', '')
$$;--> statement-breakpoint
CREATE FUNCTION match_network_is_open() RETURNS boolean LANGUAGE sql STABLE SECURITY DEFINER SET search_path = public AS $$
  SELECT EXISTS (SELECT 1 FROM companies WHERE id = app_company_id() AND NOT is_sample)
$$;--> statement-breakpoint
-- Those of the network whom this workspace may not know of, or knows already as its own candidates.
CREATE FUNCTION match_hidden() RETURNS uuid[] LANGUAGE plpgsql STABLE SECURITY DEFINER SET search_path = public AS $$
DECLARE
  names text[];
  hidden uuid[];
BEGIN
  SELECT array_remove(ARRAY[plain_company(name), plain_company(coalesce(website, ''))], '') INTO names
    FROM companies WHERE id = app_company_id();
  SELECT coalesce(array_agg(subject_id ORDER BY subject_id), '{}') INTO hidden FROM (
    SELECT subject_id FROM candidate_match WHERE blocked && names
    UNION
    SELECT m.subject_id FROM introduction_requests i JOIN candidate_match m ON m.subject_id = i.profile_id
      WHERE i.company_id = app_company_id() AND i.status = 'accepted'
  ) AS apart;
  RETURN hidden;
END
$$;--> statement-breakpoint
CREATE FUNCTION match_pool() RETURNS TABLE (own integer, network integer, hidden uuid[])
LANGUAGE plpgsql STABLE SECURITY DEFINER SET search_path = public AS $$
BEGIN
  own := coalesce((SELECT h.holders FROM match_holders h WHERE h.pool_id = app_company_id() AND h.key = -1), 0);
  network := 0;
  hidden := '{}';
  IF match_network_is_open() THEN
    hidden := match_hidden();
    network := coalesce((SELECT h.holders FROM match_holders h WHERE h.pool_id = match_network_id() AND h.key = -1), 0) - cardinality(hidden);
  END IF;
  RETURN NEXT;
END
$$;--> statement-breakpoint
-- In the order of the keys that were asked for; the hidden are not counted.
CREATE FUNCTION match_holders_of(own_keys integer[], network_keys integer[], hidden uuid[]) RETURNS integer[]
LANGUAGE plpgsql STABLE SECURITY DEFINER SET search_path = public AS $$
DECLARE
  open boolean := match_network_is_open();
  counts integer[];
BEGIN
  SELECT array_agg(coalesce(a.holders, 0) + coalesce(b.holders, 0)
      - CASE WHEN open AND cardinality(hidden) > 0
          THEN (SELECT count(*)::integer FROM candidate_match m WHERE m.subject_id = ANY (hidden) AND m.keys @> ARRAY[k.network]) ELSE 0 END
      ORDER BY k.at) INTO counts
    FROM unnest(own_keys, network_keys) WITH ORDINALITY AS k(own, network, at)
    LEFT JOIN match_holders a ON a.pool_id = app_company_id() AND a.key = k.own
    LEFT JOIN match_holders b ON open AND b.pool_id = match_network_id() AND b.key = k.network;
  RETURN coalesce(counts, '{}');
END
$$;--> statement-breakpoint
-- Everybody with one of the asked keys, and either a strong one or several of the job's, with all that bounds their score: which of the job's keys and words they hold, and the brief.
CREATE FUNCTION match_find(own_asked integer[], network_asked integer[], own_all integer[], network_all integer[], own_strong integer[], network_strong integer[],
  least_held integer, all_words integer[], version text)
RETURNS TABLE (subject_id uuid, is_network boolean, held text, said text, brief text)
LANGUAGE plpgsql STABLE SECURITY DEFINER SET search_path = public SET enable_seqscan = off AS $$
DECLARE
  company uuid := app_company_id();
BEGIN
  IF company IS NULL THEN RETURN; END IF;
  RETURN QUERY EXECUTE 'SELECT m.subject_id, false, (m.keys & $2)::text, (m.words & $5)::text, m.brief::text FROM candidate_match m
      WHERE m.keys && $1 AND m.pool_id = $3 AND m.engine_version = $4 AND (m.keys && $6 OR icount(m.keys & $2) >= $7)'
    USING own_asked, own_all, company, version, all_words, own_strong, least_held;
  IF match_network_is_open() THEN
    RETURN QUERY EXECUTE 'SELECT m.subject_id, true, (m.keys & $2)::text, (m.words & $6)::text, m.brief::text FROM candidate_match m
        WHERE m.keys && $1 AND m.pool_id = $3 AND m.engine_version = $4 AND NOT m.subject_id = ANY ($5) AND (m.keys && $7 OR icount(m.keys & $2) >= $8)'
      USING network_asked, network_all, match_network_id(), version, match_hidden(), all_words, network_strong, least_held;
  END IF;
END
$$;--> statement-breakpoint
CREATE FUNCTION match_facts(ids uuid[], version text) RETURNS TABLE (subject_id uuid, is_network boolean, facts text)
LANGUAGE sql STABLE SECURITY DEFINER SET search_path = public AS $$
  SELECT m.subject_id, m.company_id IS NULL, m.facts::text FROM candidate_match m
  WHERE m.subject_id = ANY (ids) AND m.engine_version = version
    AND (m.pool_id = app_company_id() OR (m.pool_id = match_network_id() AND match_network_is_open()))
$$;--> statement-breakpoint
-- One after another, all of them: what brute force compares itself with.
CREATE FUNCTION match_everybody(after_id uuid, most integer, version text) RETURNS TABLE (subject_id uuid, is_network boolean, facts text)
LANGUAGE sql STABLE SECURITY DEFINER SET search_path = public AS $$
  SELECT m.subject_id, m.company_id IS NULL, m.facts::text FROM candidate_match m
  WHERE m.subject_id > after_id AND m.engine_version = version
    AND (m.pool_id = app_company_id() OR (m.pool_id = match_network_id() AND match_network_is_open() AND NOT m.subject_id = ANY ((SELECT match_hidden())::uuid[])))
  ORDER BY m.subject_id LIMIT most
$$;--> statement-breakpoint

-- People of the network as their settings allow, whatever is asked for.
CREATE FUNCTION match_network_people(ids uuid[], before_at timestamptz, before_id uuid, most integer)
RETURNS TABLE (id uuid, first_name text, last_name text, current_title text, location text, email text, phone text, linkedin_url text,
  portfolio_url text, resume_url text, desired_salary numeric, availability text, summary text, skills text[], certifications text[],
  experience jsonb, education jsonb, created_at timestamptz)
LANGUAGE plpgsql STABLE SECURITY DEFINER SET search_path = public AS $$
DECLARE
  apart uuid[];
BEGIN
  IF NOT match_network_is_open() THEN RETURN; END IF;
  apart := match_hidden();
  RETURN QUERY SELECT p.id, coalesce(p.first_name, '')::text,
      CASE WHEN s.profile_visibility = 'public' THEN coalesce(p.last_name, '') ELSE coalesce(left(p.last_name, 1) || '.', '') END::text,
      p.title::text, CASE WHEN s.show_location THEN p.location END::text,
      CASE WHEN s.show_email THEN p.email END::text, CASE WHEN s.show_phone THEN p.phone END::text,
      CASE WHEN s.profile_visibility = 'public' THEN p.linkedin_url END::text, CASE WHEN s.profile_visibility = 'public' THEN p.portfolio_url END::text,
      CASE WHEN s.show_resume THEN p.resume_url END::text, CASE WHEN s.show_salary_expectation THEN p.salary_expectation END,
      p.availability_status::text, p.summary, p.skills, p.certifications,
      CASE WHEN s.show_location THEN p.experience
        ELSE (SELECT coalesce(jsonb_agg(e.value - 'location' ORDER BY e.at), '[]') FROM jsonb_array_elements(p.experience) WITH ORDINALITY AS e(value, at)) END,
      p.education, p.created_at
    FROM candidate_match m JOIN candidate_profiles p ON p.id = m.profile_id JOIN privacy_settings s ON s.candidate_id = p.id
    WHERE m.pool_id = match_network_id() AND (ids IS NULL OR m.subject_id = ANY (ids)) AND NOT m.subject_id = ANY (apart)
      AND (before_id IS NULL OR (p.created_at, p.id) < (before_at, before_id))
    ORDER BY p.created_at DESC, p.id DESC LIMIT most;
END
$$;--> statement-breakpoint

-- An introduction by its link, which the server has found to be signed by itself. A request lives sixty days.
CREATE FUNCTION introduction_by_link(request uuid)
RETURNS TABLE (id uuid, status text, requested_at timestamptz, email text, first_name text, company text, company_website text, job_title text,
  job_location text, message text)
LANGUAGE sql STABLE SECURITY DEFINER SET search_path = public AS $$
  SELECT i.id, i.status, i.requested_at, coalesce(p.email, u.username), coalesce(p.first_name, ''), c.name, c.website, j.title, j.location, i.message
  FROM introduction_requests i JOIN candidate_profiles p ON p.id = i.profile_id JOIN users u ON u.id = p.user_id
    JOIN companies c ON c.id = i.company_id JOIN jobs_enhanced j ON j.id = i.job_id
  WHERE i.id = request AND i.status = 'requested' AND i.requested_at > now() - interval '60 days'
$$;--> statement-breakpoint
-- Answered once. A yes makes the profile a candidate of the workspace, with the addresses by which they can be reached.
CREATE FUNCTION answer_introduction(request uuid, yes boolean) RETURNS TABLE (status text, company text)
LANGUAGE plpgsql SECURITY DEFINER SET search_path = public AS $$
DECLARE
  asked introduction_requests;
  made uuid;
BEGIN
  SELECT * INTO asked FROM introduction_requests i
    WHERE i.id = request AND i.status = 'requested' AND i.requested_at > now() - interval '60 days' FOR UPDATE;
  IF NOT FOUND THEN RETURN; END IF;
  IF yes THEN
    INSERT INTO candidates (company_id, first_name, last_name, email, phone, resume_url, linkedin_url, portfolio_url, current_title,
        current_company, skills, location, desired_salary, source, summary, work_history, education)
      SELECT asked.company_id, coalesce(p.first_name, ''), coalesce(p.last_name, ''), coalesce(p.email, u.username), p.phone,
        CASE WHEN s.show_resume THEN p.resume_url END, p.linkedin_url, p.portfolio_url, p.title, p.experience -> 0 ->> 'company',
        p.skills || p.certifications, p.location, CASE WHEN s.show_salary_expectation THEN p.salary_expectation END, 'Cohire network',
        p.summary, p.experience, p.education
      FROM candidate_profiles p JOIN users u ON u.id = p.user_id LEFT JOIN privacy_settings s ON s.candidate_id = p.id
      WHERE p.id = asked.profile_id RETURNING candidates.id INTO made;
  END IF;
  UPDATE introduction_requests i SET status = CASE WHEN yes THEN 'accepted' ELSE 'declined' END, answered_at = now(), candidate_id = made
    WHERE i.id = request;
  RETURN QUERY SELECT CASE WHEN yes THEN 'accepted' ELSE 'declined' END, c.name::text FROM companies c WHERE c.id = asked.company_id;
END
$$;--> statement-breakpoint

-- What was there before matching was
INSERT INTO match_stale (subject_id, company_id, change) SELECT id, company_id, nextval('match_change') FROM candidates ON CONFLICT DO NOTHING;--> statement-breakpoint
SELECT match_mark_profile(id, true) FROM candidate_profiles;--> statement-breakpoint

REVOKE ALL ON FUNCTION match_mark_profile(uuid, boolean), match_is_findable(uuid), match_waiting(integer), match_forget_older(text, timestamptz), match_network_is_open(),
  match_hidden(), match_pool(), match_holders_of(integer[], integer[], uuid[]), match_find(integer[], integer[], integer[], integer[], integer[], integer[], integer, integer[], text),
  match_facts(uuid[], text), match_everybody(uuid, integer, text), match_network_people(uuid[], timestamptz, uuid, integer),
  introduction_by_link(uuid), answer_introduction(uuid, boolean) FROM PUBLIC;--> statement-breakpoint
GRANT EXECUTE ON FUNCTION match_is_findable(uuid), match_waiting(integer), match_forget_older(text, timestamptz), match_network_is_open(), match_hidden(), match_pool(),
  match_holders_of(integer[], integer[], uuid[]), match_find(integer[], integer[], integer[], integer[], integer[], integer[], integer, integer[], text), match_facts(uuid[], text),
  match_everybody(uuid, integer, text), match_network_people(uuid[], timestamptz, uuid, integer), introduction_by_link(uuid),
  answer_introduction(uuid, boolean) TO app_server;
