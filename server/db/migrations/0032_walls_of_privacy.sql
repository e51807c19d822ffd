-- What somebody may see of somebody else's profile, decided in two places and nowhere else: profile_hidden_because says whether
-- they see it at all, profile_as_seen says what of it. Viewers are the owner, the public, a recruiter (a workspace that looks at
-- the network), the introduced (a workspace to which the person said yes) and a connection (another candidate, by consent).

-- The keys of everything that somebody is part of: the workspace that is open, all others they belong to, the company at whose
-- website's domain they have their address, and that address.
CREATE FUNCTION keys_of_viewer(viewer uuid, company uuid) RETURNS text[] LANGUAGE plpgsql STABLE SECURITY DEFINER SET search_path = public AS $$
DECLARE
  own text := (SELECT split_part(u.username, '@', 2) FROM users u WHERE u.id = viewer AND u.is_anonymous IS NOT TRUE);
  places uuid[] := ARRAY(SELECT m.company_id FROM company_members m WHERE m.user_id = viewer) || company;
  named text[];
  addressed text[];
BEGIN
  IF own IS NOT NULL AND NOT is_free_mail(own) THEN
    places := places || ARRAY(SELECT c.id FROM companies c WHERE domain_of(c.website) = ANY (
      SELECT substr(k, 2) FROM unnest(company_keys('{}', ARRAY[own])) AS k));
  END IF;
  SELECT coalesce(array_agg(c.name::text), '{}'), array_remove(coalesce(array_agg(c.website::text), '{}'), NULL) INTO named, addressed
    FROM companies c WHERE c.id = ANY (places) AND NOT c.is_sample;
  addressed := addressed || ARRAY(SELECT DISTINCT split_part(u.username, '@', 2) FROM company_members m JOIN users u ON u.id = m.user_id
    JOIN companies c ON c.id = m.company_id WHERE m.company_id = ANY (places) AND NOT c.is_sample);
  RETURN company_keys(named, CASE WHEN own IS NULL THEN addressed ELSE addressed || own END);
END
$$;--> statement-breakpoint

-- The same for whoever is asking, worked out once in a transaction: a match looks many times.
CREATE FUNCTION viewer_keys() RETURNS text[] LANGUAGE plpgsql STABLE SECURITY DEFINER SET search_path = public AS $$
DECLARE
  -- Never empty, as a setting is that another transaction has left.
  viewer text := format('user %s, company %s', app_user_id(), app_company_id());
BEGIN
  IF current_setting('app.keys_of', true) IS DISTINCT FROM viewer THEN
    PERFORM set_config('app.keys', keys_of_viewer(app_user_id(), app_company_id())::text, true), set_config('app.keys_of', viewer, true);
  END IF;
  RETURN current_setting('app.keys')::text[];
END
$$;--> statement-breakpoint

-- Null where they see it; else why not. Whoever is not named here sees nothing.
CREATE FUNCTION profile_hidden_because(viewer text, keys text[], p candidate_profiles, s privacy_settings, is_visitors boolean) RETURNS text
LANGUAGE sql IMMUTABLE PARALLEL SAFE AS $$
  SELECT CASE
    WHEN viewer = 'owner' THEN NULL
    WHEN s.blocked_keys && keys THEN 'blocked'
    WHEN viewer IN ('introduced', 'connection') THEN NULL
    WHEN viewer NOT IN ('public', 'recruiter') THEN 'unknown'
    WHEN is_visitors IS NOT FALSE THEN 'no-account'
    WHEN s.candidate_id IS NULL THEN 'not-chosen'
    WHEN s.profile_visibility = 'public' THEN NULL
    WHEN s.profile_visibility = 'recruiters_only' THEN CASE WHEN viewer = 'recruiter' THEN NULL ELSE 'recruiters-only' END
    ELSE 'private'
  END
$$;--> statement-breakpoint
-- Recruiters find whoever may be seen by them, wants to hear from them and is looking or open.
CREATE FUNCTION profile_not_found_because(keys text[], p candidate_profiles, s privacy_settings, is_visitors boolean) RETURNS text
LANGUAGE sql IMMUTABLE PARALLEL SAFE AS $$
  SELECT coalesce(profile_hidden_because('recruiter', keys, p, s, is_visitors),
    CASE WHEN NOT s.allow_recruiter_contact THEN 'no-contact' WHEN p.availability_status = 'closed' THEN 'not-looking' END)
$$;--> statement-breakpoint

-- A hidden field is null, an unsaid text is empty. What the public sees does not tell that somebody is looking.
CREATE FUNCTION profile_as_seen(viewer text, p candidate_profiles, s privacy_settings) RETURNS jsonb LANGUAGE sql IMMUTABLE PARALLEL SAFE AS $$
  SELECT CASE WHEN viewer = 'connection' THEN jsonb_build_object(
      'firstName', coalesce(p.first_name, ''), 'lastName', coalesce(p.last_name, ''),
      'title', CASE WHEN NOT may.private THEN p.title END, 'location', CASE WHEN may.place AND NOT may.private THEN p.location END)
    WHEN viewer IN ('owner', 'public', 'recruiter', 'introduced') THEN jsonb_build_object(
      'firstName', coalesce(p.first_name, ''),
      'lastName', CASE WHEN may.name OR coalesce(p.last_name, '') = '' THEN coalesce(p.last_name, '') ELSE left(p.last_name, 1) || '.' END,
      'title', p.title, 'summary', p.summary,
      'location', CASE WHEN may.place THEN p.location END,
      'email', CASE WHEN may.all OR may.reach OR s.show_email THEN p.email END,
      'phone', CASE WHEN may.all OR may.reach OR s.show_phone THEN p.phone END,
      'desiredSalary', CASE WHEN may.all OR s.show_salary_expectation THEN p.salary_expectation END,
      'availability', CASE WHEN viewer <> 'public' THEN p.availability_status END,
      'linkedinUrl', CASE WHEN may.name THEN p.linkedin_url END,
      'portfolioUrl', CASE WHEN may.name THEN p.portfolio_url END,
      'githubUrl', CASE WHEN viewer IN ('owner', 'public') AND may.name THEN p.github_url END,
      -- The file tells all that stands in it.
      'resumeUrl', CASE WHEN may.all OR (s.show_resume AND may.place AND (may.reach OR (may.name AND s.show_email AND s.show_phone))) THEN p.resume_url END,
      'skills', to_jsonb(p.skills), 'certifications', to_jsonb(p.certifications),
      'experience', CASE WHEN may.place THEN p.experience
        ELSE (SELECT coalesce(jsonb_agg(e.value - 'location' ORDER BY e.at), '[]') FROM jsonb_array_elements(p.experience) WITH ORDINALITY AS e(value, at)) END,
      'education', p.education)
    END
  FROM (SELECT viewer = 'owner' AS all, viewer = 'introduced' AS reach,
      viewer IN ('owner', 'introduced') OR coalesce(s.profile_visibility, 'public') = 'public' AS name,
      viewer = 'owner' OR coalesce(s.show_location, true) AS place,
      coalesce(s.profile_visibility, 'public') = 'private' AS private) AS may
$$;--> statement-breakpoint
CREATE FUNCTION projects_as_seen(viewer text, profile uuid) RETURNS jsonb LANGUAGE sql STABLE AS $$
  SELECT coalesce(jsonb_agg(jsonb_build_object('title', i.title, 'description', coalesce(i.description, ''), 'link', coalesce(i.project_url, ''),
      'technologies', to_jsonb(i.technologies)) ORDER BY i.display_order, i.created_at, i.id), '[]')
  FROM portfolio_items i WHERE i.candidate_id = profile
    AND CASE viewer WHEN 'owner' THEN true WHEN 'recruiter' THEN i.visibility IN ('public', 'recruiters_only') WHEN 'public' THEN i.visibility = 'public' ELSE false END
$$;--> statement-breakpoint

-- The network
CREATE OR REPLACE FUNCTION match_is_findable(profile uuid) RETURNS boolean LANGUAGE sql STABLE SECURITY DEFINER SET search_path = public AS $$
  SELECT EXISTS (
    SELECT 1 FROM candidate_profiles p JOIN users u ON u.id = p.user_id LEFT JOIN privacy_settings s ON s.candidate_id = p.id
    WHERE p.id = profile AND profile_not_found_because('{}', p, s, u.is_anonymous) IS NULL)
$$;--> statement-breakpoint
-- What the scorer may know is what a recruiter may see: how well a hidden place fits would tell it.
CREATE FUNCTION match_shown_profiles(profiles uuid[]) RETURNS TABLE (id uuid, blocked text[], seen jsonb)
LANGUAGE sql STABLE SECURITY DEFINER SET search_path = public AS $$
  SELECT p.id, s.blocked_keys, profile_as_seen('recruiter', p, s)
  FROM candidate_profiles p JOIN users u ON u.id = p.user_id LEFT JOIN privacy_settings s ON s.candidate_id = p.id
  WHERE p.id = ANY (profiles) AND p.user_id = app_user_id() AND profile_not_found_because('{}', p, s, u.is_anonymous) IS NULL
$$;--> statement-breakpoint
CREATE OR REPLACE FUNCTION match_hidden() RETURNS uuid[] LANGUAGE plpgsql STABLE SECURITY DEFINER SET search_path = public AS $$
DECLARE
  known_by text[] := viewer_keys();
  hidden uuid[];
BEGIN
  SELECT coalesce(array_agg(subject_id ORDER BY subject_id), '{}') INTO hidden FROM (
    SELECT m.subject_id FROM candidate_match m WHERE m.blocked && known_by
    UNION
    SELECT m.subject_id FROM introduction_requests i JOIN candidate_match m ON m.subject_id = i.profile_id
      WHERE i.company_id = app_company_id() AND i.status = 'accepted'
  ) AS apart;
  RETURN hidden;
END
$$;--> statement-breakpoint
CREATE OR REPLACE FUNCTION match_facts(ids uuid[], version text) RETURNS TABLE (subject_id uuid, is_network boolean, facts text)
LANGUAGE sql STABLE SECURITY DEFINER SET search_path = public AS $$
  SELECT m.subject_id, m.company_id IS NULL, m.facts::text FROM candidate_match m
  WHERE m.subject_id = ANY (ids) AND m.engine_version = version
    AND (m.pool_id = app_company_id() OR (m.pool_id = match_network_id() AND match_network_is_open()
      AND NOT m.blocked && (SELECT viewer_keys())))
$$;--> statement-breakpoint
DROP FUNCTION match_network_people(uuid[], timestamptz, uuid, integer);--> statement-breakpoint
CREATE FUNCTION match_network_people(ids uuid[], before_at timestamptz, before_id uuid, most integer)
RETURNS TABLE (id uuid, created_at timestamptz, seen jsonb) LANGUAGE plpgsql STABLE SECURITY DEFINER SET search_path = public AS $$
DECLARE
  known_by text[];
  apart uuid[];
BEGIN
  IF NOT match_network_is_open() THEN RETURN; END IF;
  known_by := viewer_keys();
  apart := match_hidden();
  RETURN QUERY SELECT p.id, p.created_at, profile_as_seen('recruiter', p, s)
    FROM candidate_match m JOIN candidate_profiles p ON p.id = m.profile_id JOIN users u ON u.id = p.user_id
      JOIN privacy_settings s ON s.candidate_id = p.id
    WHERE m.pool_id = match_network_id() AND (ids IS NULL OR m.subject_id = ANY (ids)) AND NOT m.subject_id = ANY (apart)
      AND profile_not_found_because(known_by, p, s, u.is_anonymous) IS NULL
      AND (before_id IS NULL OR (p.created_at, p.id) < (before_at, before_id))
    ORDER BY p.created_at DESC, p.id DESC LIMIT most;
END
$$;--> statement-breakpoint

-- Introductions. A request lives sixty days, and not a moment longer than the person lets the asker's company know of them.
CREATE FUNCTION introduction_is_open(i introduction_requests) RETURNS boolean LANGUAGE sql STABLE SECURITY DEFINER SET search_path = public AS $$
  SELECT i.status = 'requested' AND i.requested_at > now() - interval '60 days' AND EXISTS (
    SELECT 1 FROM candidate_profiles p LEFT JOIN privacy_settings s ON s.candidate_id = p.id
    WHERE p.id = i.profile_id AND profile_hidden_because('introduced', keys_of_viewer(i.requested_by, i.company_id), p, s, false) IS NULL)
$$;--> statement-breakpoint
CREATE OR REPLACE FUNCTION introduction_by_link(request uuid)
RETURNS TABLE (id uuid, status text, requested_at timestamptz, email text, first_name text, company text, company_website text, job_title text,
  job_location text, message text)
LANGUAGE sql STABLE SECURITY DEFINER SET search_path = public AS $$
  SELECT i.id, i.status, i.requested_at, coalesce(p.email, u.username), coalesce(p.first_name, ''), c.name, c.website, j.title, j.location, i.message
  FROM introduction_requests i JOIN candidate_profiles p ON p.id = i.profile_id JOIN users u ON u.id = p.user_id
    JOIN companies c ON c.id = i.company_id JOIN jobs_enhanced j ON j.id = i.job_id
  WHERE i.id = request AND introduction_is_open(i)
$$;--> statement-breakpoint
-- The same for whoever is signed in, without a link: who waits for their answer.
CREATE FUNCTION own_introductions() RETURNS TABLE (id uuid, company_id uuid, requested_at timestamptz, company text, company_website text, job_title text,
  job_location text, message text)
LANGUAGE sql STABLE SECURITY DEFINER SET search_path = public AS $$
  SELECT i.id, i.company_id, l.requested_at, l.company, l.company_website, l.job_title, l.job_location, l.message
  FROM introduction_requests i, introduction_by_link(i.id) AS l
  WHERE i.profile_id = own_profile_id() ORDER BY l.requested_at DESC, i.id
$$;--> statement-breakpoint
CREATE OR REPLACE FUNCTION answer_introduction(request uuid, yes boolean) RETURNS TABLE (status text, company text)
LANGUAGE plpgsql SECURITY DEFINER SET search_path = public AS $$
DECLARE
  asked introduction_requests;
  made uuid;
BEGIN
  SELECT * INTO asked FROM introduction_requests i WHERE i.id = request FOR UPDATE;
  IF NOT FOUND OR NOT introduction_is_open(asked) THEN RETURN; END IF;
  IF yes THEN
    INSERT INTO candidates (company_id, first_name, last_name, email, phone, resume_url, linkedin_url, portfolio_url, current_title,
        current_company, skills, location, desired_salary, source, summary, work_history, education)
      SELECT asked.company_id, v ->> 'firstName', v ->> 'lastName', coalesce(v ->> 'email', u.username), v ->> 'phone', v ->> 'resumeUrl', v ->> 'linkedinUrl',
        v ->> 'portfolioUrl', v ->> 'title', v -> 'experience' -> 0 ->> 'company', p.skills || p.certifications, v ->> 'location',
        (v ->> 'desiredSalary')::numeric, 'Cohire network', v ->> 'summary', v -> 'experience', v -> 'education'
      FROM candidate_profiles p JOIN users u ON u.id = p.user_id LEFT JOIN privacy_settings s ON s.candidate_id = p.id, profile_as_seen('introduced', p, s) AS v
      WHERE p.id = asked.profile_id RETURNING candidates.id INTO made;
  END IF;
  UPDATE introduction_requests i SET status = CASE WHEN yes THEN 'accepted' ELSE 'declined' END, answered_at = now(), candidate_id = made
    WHERE i.id = request;
  RETURN QUERY SELECT CASE WHEN yes THEN 'accepted' ELSE 'declined' END, c.name::text FROM companies c WHERE c.id = asked.company_id;
END
$$;--> statement-breakpoint

-- Connections. Two of whom one has blocked the other's company are strangers to each other.
CREATE FUNCTION profiles_apart(one uuid, other uuid) RETURNS boolean LANGUAGE sql STABLE SECURITY DEFINER SET search_path = public AS $$
  SELECT EXISTS (
    SELECT 1 FROM (VALUES (one, other), (other, one)) AS pair(seen, viewer) JOIN candidate_profiles p ON p.id = pair.seen
      JOIN candidate_profiles v ON v.id = pair.viewer LEFT JOIN privacy_settings s ON s.candidate_id = p.id
    WHERE profile_hidden_because('connection', keys_of_viewer(v.user_id, NULL), p, s, false) IS NOT NULL)
$$;--> statement-breakpoint
CREATE OR REPLACE FUNCTION ask_address(address text, note text) RETURNS TABLE (id uuid, is_new boolean)
LANGUAGE plpgsql SECURITY DEFINER SET search_path = public AS $$
DECLARE
  asker uuid := own_profile_id();
  asked uuid := profile_behind(address);
  made uuid;
BEGIN
  IF asker IS NULL OR EXISTS (SELECT 1 FROM users u WHERE u.id = app_user_id() AND lower(u.username) = lower(address)) THEN RETURN; END IF;
  INSERT INTO connection_invitations (candidate_id, email, message) VALUES (asker, lower(address), note)
    ON CONFLICT (candidate_id, email) DO NOTHING RETURNING connection_invitations.id INTO made;
  IF made IS NULL THEN
    RETURN QUERY SELECT i.id, false FROM connection_invitations i WHERE i.candidate_id = asker AND i.email = lower(address);
    RETURN;
  END IF;
  IF asked IS NOT NULL AND asked <> asker AND NOT profiles_apart(asker, asked) THEN
    UPDATE connection_invitations i SET connection_id = connect_profiles(asker, asked, note) WHERE i.id = made;
  END IF;
  RETURN QUERY SELECT made, true;
END
$$;--> statement-breakpoint
CREATE OR REPLACE FUNCTION ask_public_profile(asked uuid, note text) RETURNS uuid
LANGUAGE plpgsql SECURITY DEFINER SET search_path = public AS $$
DECLARE
  asker uuid := own_profile_id();
BEGIN
  IF asker IS NULL OR asked = asker OR profiles_apart(asker, asked) OR NOT EXISTS (
    SELECT 1 FROM candidate_profiles p JOIN users u ON u.id = p.user_id LEFT JOIN privacy_settings s ON s.candidate_id = p.id
    WHERE p.id = asked AND s.allow_networking AND profile_hidden_because('public', '{}', p, s, u.is_anonymous) IS NULL) THEN RETURN NULL; END IF;
  RETURN connect_profiles(asker, asked, note);
END
$$;--> statement-breakpoint
CREATE OR REPLACE FUNCTION claim_invitations() RETURNS void LANGUAGE plpgsql SECURITY DEFINER SET search_path = public AS $$
DECLARE
  mine uuid := own_profile_id();
  waiting record;
BEGIN
  IF mine IS NULL OR mine IS DISTINCT FROM (SELECT profile_behind(u.username) FROM users u WHERE u.id = app_user_id()) THEN RETURN; END IF;
  FOR waiting IN SELECT i.id, i.candidate_id, i.message FROM connection_invitations i JOIN users u ON lower(u.username) = i.email
      WHERE u.id = app_user_id() AND i.connection_id IS NULL AND i.candidate_id <> mine FOR UPDATE OF i LOOP
    IF NOT profiles_apart(waiting.candidate_id, mine) THEN
      UPDATE connection_invitations i SET connection_id = connect_profiles(waiting.candidate_id, mine, waiting.message) WHERE i.id = waiting.id;
    END IF;
  END LOOP;
END
$$;--> statement-breakpoint
-- A public profile that was asked by its id stays in sight as long as it is public.
CREATE OR REPLACE FUNCTION own_connections() RETURNS TABLE (id uuid, standing text, name text, title text, location text, message text, at timestamptz)
LANGUAGE sql STABLE SECURITY DEFINER SET search_path = public AS $$
  SELECT c.id, c.standing, btrim((v ->> 'firstName') || ' ' || (v ->> 'lastName')), coalesce(v ->> 'title', ''), coalesce(v ->> 'location', ''), c.message, c.at
  FROM (
    SELECT c.id, CASE WHEN c.status = 'accepted' THEN 'connected' WHEN c.connected_candidate_id = own_profile_id() THEN 'incoming' ELSE 'outgoing' END AS standing,
      CASE WHEN c.candidate_id = own_profile_id() THEN c.connected_candidate_id ELSE c.candidate_id END AS other,
      coalesce(c.message, '') AS message, CASE WHEN c.status = 'accepted' THEN c.updated_at ELSE c.created_at END AS at
    FROM professional_connections c
    WHERE (c.connected_candidate_id = own_profile_id() AND c.status <> 'ignored')
      OR (c.candidate_id = own_profile_id() AND (c.status = 'accepted' OR NOT EXISTS (SELECT 1 FROM connection_invitations i WHERE i.connection_id = c.id)))
  ) AS c JOIN candidate_profiles p ON p.id = c.other JOIN users u ON u.id = p.user_id LEFT JOIN privacy_settings s ON s.candidate_id = p.id,
    profile_as_seen('connection', p, s) AS v
  WHERE NOT profiles_apart(own_profile_id(), c.other)
    AND (c.standing <> 'outgoing' OR profile_hidden_because('public', '{}', p, s, u.is_anonymous) IS NULL)
  ORDER BY 7 DESC
$$;--> statement-breakpoint
-- No mail goes to an address of a company that the asker has blocked, and none to somebody who has blocked the asker's.
CREATE OR REPLACE FUNCTION invitation_to_send(invitation uuid) RETURNS TABLE (email text, asker_id uuid, asker text, title text)
LANGUAGE sql STABLE SECURITY DEFINER SET search_path = public AS $$
  SELECT i.email::text, p.id, btrim((v ->> 'firstName') || ' ' || (v ->> 'lastName')), coalesce(v ->> 'title', '')
  FROM connection_invitations i JOIN candidate_profiles p ON p.id = i.candidate_id LEFT JOIN privacy_settings s ON s.candidate_id = p.id
    LEFT JOIN users u ON lower(u.username) = i.email LEFT JOIN candidate_profiles behind ON behind.user_id = u.id, profile_as_seen('connection', p, s) AS v
  WHERE i.id = invitation AND NOT EXISTS (SELECT 1 FROM connection_refusals r WHERE r.email_hash = encode(sha256(convert_to(i.email, 'UTF8')), 'hex'))
    AND profile_hidden_because('connection', keys_of_viewer(u.id, NULL) || company_keys('{}', ARRAY[i.email::text]), p, s, false) IS NULL
    AND (behind.id IS NULL OR NOT profiles_apart(p.id, behind.id))
$$;--> statement-breakpoint

-- The public page. Whoever looks at their own sees what a stranger sees.
CREATE FUNCTION profile_page(wanted text) RETURNS jsonb LANGUAGE sql STABLE SECURITY DEFINER SET search_path = public AS $$
  SELECT profile_as_seen('public', p, s) || jsonb_build_object('projects',
    projects_as_seen(CASE WHEN match_network_is_open() AND p.user_id IS DISTINCT FROM app_user_id() THEN 'recruiter' ELSE 'public' END, p.id))
  FROM candidate_profiles p JOIN users u ON u.id = p.user_id LEFT JOIN privacy_settings s ON s.candidate_id = p.id
  WHERE p.handle = wanted AND profile_hidden_because('public',
    CASE WHEN p.user_id IS NOT DISTINCT FROM app_user_id() THEN '{}' ELSE viewer_keys() END, p, s, u.is_anonymous) IS NULL
$$;--> statement-breakpoint
-- By which keys a company of that name or domain would look: every workspace that goes by it, or what was typed alone.
CREATE FUNCTION keys_of_named(company text) RETURNS SETOF text[] LANGUAGE sql STABLE SECURITY DEFINER SET search_path = public AS $$
  WITH typed AS (SELECT company_keys(ARRAY[company], '{}') AS keys, plain_company(company) AS name, domain_of(company) AS domain),
    known AS (
      SELECT t.keys || keys_of_viewer(NULL, c.id) AS keys FROM companies c, typed t
      WHERE NOT c.is_sample AND (plain_company(c.name) = t.name OR domain_of(c.website) = t.domain OR EXISTS (
        SELECT 1 FROM company_members m JOIN users u ON u.id = m.user_id
        WHERE m.company_id = c.id AND split_part(u.username, '@', 2) = t.domain AND NOT is_free_mail(t.domain))))
  SELECT k.keys FROM known k UNION ALL SELECT t.keys FROM typed t WHERE NOT EXISTS (SELECT 1 FROM known)
$$;--> statement-breakpoint
-- One's own profile through somebody else's eyes, by the same functions. Of several workspaces that go by a name, the one that sees most counts.
CREATE FUNCTION preview_profile(viewer text, company text) RETURNS TABLE (because text, seen jsonb, hidden text[])
LANGUAGE plpgsql STABLE SECURITY DEFINER SET search_path = public AS $$
DECLARE
  own jsonb;
  is_public boolean;
BEGIN
  SELECT CASE WHEN bool_or(h.because IS NULL) THEN NULL ELSE coalesce(min(h.because) FILTER (WHERE h.because <> 'blocked'), 'blocked') END INTO because
    FROM candidate_profiles p JOIN users u ON u.id = p.user_id LEFT JOIN privacy_settings s ON s.candidate_id = p.id,
      LATERAL (SELECT k FROM keys_of_named(company) AS k WHERE viewer = 'company' UNION ALL SELECT '{}' WHERE viewer <> 'company') AS each(keys),
      LATERAL (SELECT CASE WHEN viewer = 'public' THEN profile_hidden_because('public', each.keys, p, s, u.is_anonymous)
        ELSE profile_not_found_because(each.keys, p, s, u.is_anonymous) END) AS h(because)
    WHERE p.user_id = app_user_id();
  SELECT profile_as_seen('owner', p, s) || jsonb_build_object('projects', projects_as_seen('owner', p.id)),
      CASE WHEN viewer = 'public' THEN profile_as_seen('public', p, s) ELSE profile_as_seen('recruiter', p, s) END
        || jsonb_build_object('projects', CASE WHEN profile_hidden_because('public', '{}', p, s, u.is_anonymous) IS NULL
          THEN projects_as_seen(CASE WHEN viewer = 'public' THEN 'public' ELSE 'recruiter' END, p.id) ELSE '[]' END)
    INTO own, seen
    FROM candidate_profiles p JOIN users u ON u.id = p.user_id LEFT JOIN privacy_settings s ON s.candidate_id = p.id WHERE p.user_id = app_user_id();
  IF NOT FOUND THEN RETURN; END IF;
  IF because IS NOT NULL THEN seen := NULL; END IF;
  hidden := ARRAY(SELECT o.key FROM jsonb_each(own) AS o
    WHERE seen IS NOT NULL AND o.value NOT IN ('null', '""', '[]') AND o.value IS DISTINCT FROM seen -> o.key ORDER BY o.key);
  RETURN NEXT;
END
$$;--> statement-breakpoint
-- Where one's own profile stands: who finds it, where its page is, and whether the present employer could.
CREATE FUNCTION own_standing() RETURNS TABLE (has_account boolean, is_chosen boolean, handle text, page_hidden text, pool_hidden text, employer text)
LANGUAGE sql STABLE SECURITY DEFINER SET search_path = public AS $$
  SELECT NOT u.is_anonymous, s.id IS NOT NULL, p.handle::text, profile_hidden_because('public', '{}', p, s, u.is_anonymous),
    profile_not_found_because('{}', p, s, u.is_anonymous),
    (SELECT btrim(e.value ->> 'company') FROM jsonb_array_elements(p.experience) WITH ORDINALITY AS e(value, at)
      WHERE e.value ->> 'end' IS NULL AND plain_company(e.value ->> 'company') <> ''
        AND NOT coalesce(s.blocked_keys && blocking_keys(ARRAY[e.value ->> 'company']), false) ORDER BY e.at LIMIT 1)
  FROM candidate_profiles p JOIN users u ON u.id = p.user_id LEFT JOIN privacy_settings s ON s.candidate_id = p.id
  WHERE p.user_id = app_user_id()
$$;--> statement-breakpoint

-- What was kept in the old spelling
UPDATE candidate_match m SET blocked = s.blocked_keys FROM privacy_settings s
  WHERE s.candidate_id = m.profile_id AND m.blocked IS DISTINCT FROM s.blocked_keys;--> statement-breakpoint

REVOKE ALL ON FUNCTION keys_of_viewer(uuid, uuid), viewer_keys(), projects_as_seen(text, uuid), match_shown_profiles(uuid[]), match_network_people(uuid[], timestamptz, uuid, integer),
  introduction_is_open(introduction_requests), own_introductions(), profiles_apart(uuid, uuid), profile_page(text), keys_of_named(text),
  preview_profile(text, text), own_standing() FROM PUBLIC;--> statement-breakpoint
GRANT EXECUTE ON FUNCTION match_shown_profiles(uuid[]), match_network_people(uuid[], timestamptz, uuid, integer), own_introductions(), profile_page(text),
  preview_profile(text, text), own_standing() TO app_server;
