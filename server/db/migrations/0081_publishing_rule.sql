-- Nobody sees a profile before the person publishes it. What was shown at publishing is the most that others see: a setting made
-- since narrows it at once and widens it only with the next publishing.

CREATE FUNCTION visibility_of(s privacy_settings) RETURNS text LANGUAGE sql IMMUTABLE PARALLEL SAFE AS $$
  SELECT CASE WHEN s.published_at IS NULL OR s.profile_visibility = 'private' THEN 'private'
    WHEN 'recruiters_only' IN (s.profile_visibility, s.published_visibility) THEN 'recruiters_only' ELSE 'public' END
$$;--> statement-breakpoint

-- A setting that narrows takes back what was published beyond it, so that switching it on again waits for the next publishing.
CREATE FUNCTION narrow_published() RETURNS trigger LANGUAGE plpgsql SET search_path = pg_catalog, public, pg_temp AS $$
BEGIN
  IF NEW.profile_visibility = 'private' OR NEW.published_at IS NULL THEN
    NEW.published_at := NULL;
    NEW.published_visibility := NULL;
  ELSE
    NEW.published_visibility := visibility_of(NEW);
  END IF;
  NEW.published_email := NEW.published_at IS NOT NULL AND NEW.published_email AND NEW.show_email;
  NEW.published_phone := NEW.published_at IS NOT NULL AND NEW.published_phone AND NEW.show_phone;
  NEW.published_location := NEW.published_at IS NOT NULL AND NEW.published_location AND NEW.show_location;
  NEW.published_salary := NEW.published_at IS NOT NULL AND NEW.published_salary AND NEW.show_salary_expectation;
  RETURN NEW;
END
$$;--> statement-breakpoint
CREATE TRIGGER narrow_published BEFORE INSERT OR UPDATE ON privacy_settings FOR EACH ROW EXECUTE FUNCTION narrow_published();--> statement-breakpoint

-- Null where they see it; else why not. A viewer that is not named here sees nothing.
CREATE OR REPLACE FUNCTION profile_hidden_because(viewer text, keys text[], p candidate_profiles, s privacy_settings, is_visitors boolean) RETURNS text
LANGUAGE sql IMMUTABLE PARALLEL SAFE AS $$
  SELECT CASE
    WHEN viewer = 'owner' THEN NULL
    WHEN s.blocked_keys && keys THEN 'blocked'
    WHEN viewer IN ('introduced', 'connection') THEN NULL
    WHEN viewer NOT IN ('public', 'recruiter') THEN 'unknown'
    WHEN is_visitors IS NOT FALSE THEN 'no-account'
    WHEN s.profile_visibility = 'private' THEN 'private'
    WHEN s.published_at IS NULL THEN 'not-published'
    WHEN visibility_of(s) = 'public' THEN NULL
    WHEN visibility_of(s) = 'recruiters_only' THEN CASE WHEN viewer = 'recruiter' THEN NULL ELSE 'recruiters-only' END
    ELSE 'private'
  END
$$;--> statement-breakpoint

-- Words in lower case between single spaces, twice: once with punctuation as a space and once without it, so that "Ini-Tech" and
-- "Initech" are found in each other.
CREATE FUNCTION spelled_words(words text) RETURNS text LANGUAGE plpgsql IMMUTABLE PARALLEL SAFE SET search_path = pg_catalog, public, pg_temp AS $$
DECLARE
  plain text := lower(regexp_replace(normalize(coalesce(words, ''), NFKD), '[\u0300-\u036F]', '', 'g'));
BEGIN
  RETURN ' ' || btrim(regexp_replace(plain, '[[:punct:][:space:]\u00a0\u2010-\u2027]+', ' ', 'g')) || '  '
    || btrim(regexp_replace(regexp_replace(plain, '[-.''&\u2010-\u2019]', '', 'g'), '[[:punct:][:space:]\u00a0\u2010-\u2027]+', ' ', 'g')) || ' ';
END
$$;--> statement-breakpoint
-- The names by which somebody could be recognized: their own, and those of their companies and schools without the legal form.
CREATE FUNCTION identity_words(p candidate_profiles) RETURNS text[] LANGUAGE plpgsql IMMUTABLE PARALLEL SAFE SET search_path = pg_catalog, public, pg_temp AS $$
BEGIN
  RETURN ARRAY(
    SELECT DISTINCT ' ' || form || ' ' FROM (
      SELECT unnest(ARRAY[p.first_name, p.last_name]::text[])
      UNION ALL SELECT part FROM regexp_split_to_table(concat_ws(' ', p.first_name, p.last_name), '[^[:alnum:]]+') AS part WHERE length(part) > 2
      UNION ALL SELECT e.value ->> 'company' FROM jsonb_array_elements(p.experience) AS e
      UNION ALL SELECT e.value ->> 'school' FROM jsonb_array_elements(p.education) AS e) AS known(name),
      LATERAL (SELECT btrim(f) FROM regexp_split_to_table(spelled_words(known.name), '  ') AS f) AS spelled(plain),
      LATERAL (SELECT spelled.plain UNION SELECT regexp_replace(regexp_replace(spelled.plain, '^the ', ''),
        '( (and|inc|incorporated|llc|ltd|limited|corp|corporation|co|company|gmbh|mbh|ag|kg|se|plc|lp|llp|pllc|pc|sa|sas|sarl|srl|spa|bv|nv|ab|as|oy|pty|pte|kk))+$', '')) AS each(form)
    WHERE length(form) > 1);
END
$$;--> statement-breakpoint
-- Whether a short text could tell who somebody is: a name, company or school of theirs, an address, a link or a long number.
CREATE FUNCTION tells_who(words text, names text[]) RETURNS boolean LANGUAGE plpgsql IMMUTABLE PARALLEL SAFE SET search_path = pg_catalog, public, pg_temp AS $$
DECLARE
  plain text;
BEGIN
  IF words IS NULL OR words ~* '@|https?:|www\.|\d{5}|\d{3}\)?[-. ]?\d{3}[-. ]?\d{4}' THEN RETURN words IS NOT NULL; END IF;
  plain := spelled_words(words);
  RETURN EXISTS (SELECT 1 FROM unnest(names) AS name WHERE position(name IN plain) > 0);
END
$$;--> statement-breakpoint

-- What a recruiter sees of somebody who is published to recruiters only, before an introduction is accepted: what the person can do
-- and since when, and nothing that says who they are.
CREATE FUNCTION profile_without_identity(p candidate_profiles, s privacy_settings) RETURNS jsonb
LANGUAGE plpgsql IMMUTABLE PARALLEL SAFE SET search_path = pg_catalog, public, pg_temp AS $$
DECLARE
  names text[] := identity_words(p);
BEGIN
  RETURN jsonb_build_object(
    'firstName', '', 'lastName', '',
    'title', CASE WHEN NOT tells_who(p.title, names) THEN p.title END, 'summary', NULL,
    'location', CASE WHEN s.show_location AND s.published_location AND NOT tells_who(p.location, names) THEN p.location END,
    'email', NULL, 'phone', NULL,
    'desiredSalary', CASE WHEN s.show_salary_expectation AND s.published_salary THEN p.salary_expectation END,
    'availability', NULL, 'linkedinUrl', NULL, 'portfolioUrl', NULL, 'githubUrl', NULL, 'resumeUrl', NULL,
    'skills', (SELECT coalesce(jsonb_agg(w.words ORDER BY w.at), '[]') FROM unnest(p.skills) WITH ORDINALITY AS w(words, at) WHERE NOT tells_who(w.words, names)),
    'certifications', (SELECT coalesce(jsonb_agg(w.words ORDER BY w.at), '[]') FROM unnest(p.certifications) WITH ORDINALITY AS w(words, at)
      WHERE NOT tells_who(w.words, names)),
    'experience', (SELECT coalesce(jsonb_agg(jsonb_strip_nulls(jsonb_build_object(
        'title', CASE WHEN tells_who(e.value ->> 'title', names) THEN '' ELSE coalesce(e.value ->> 'title', '') END, 'company', '',
        'industry', CASE WHEN NOT tells_who(e.value ->> 'industry', names) THEN e.value ->> 'industry' END, 'start', e.value ->> 'start'))
        || CASE WHEN e.value ? 'end' THEN jsonb_build_object('end', e.value -> 'end') ELSE '{}' END ORDER BY e.at), '[]')
      FROM jsonb_array_elements(p.experience) WITH ORDINALITY AS e(value, at)),
    'education', (SELECT coalesce(jsonb_agg(jsonb_strip_nulls(jsonb_build_object(
        'degree', CASE WHEN tells_who(e.value ->> 'degree', names) THEN '' ELSE coalesce(e.value ->> 'degree', '') END, 'school', '',
        'field', CASE WHEN NOT tells_who(e.value ->> 'field', names) THEN e.value ->> 'field' END,
        'startYear', e.value -> 'startYear', 'year', e.value -> 'year')) ORDER BY e.at), '[]')
      FROM jsonb_array_elements(p.education) WITH ORDINALITY AS e(value, at)));
END
$$;--> statement-breakpoint

-- A hidden field is null, an unsaid text is empty. What the public sees does not tell that somebody is looking. A recruiter sees of a
-- public profile what its public page shows, except the name, which comes with an acceptance.
CREATE OR REPLACE FUNCTION profile_as_seen(viewer text, p candidate_profiles, s privacy_settings) RETURNS jsonb LANGUAGE sql IMMUTABLE PARALLEL SAFE AS $$
  SELECT CASE WHEN viewer = 'connection' THEN jsonb_build_object(
      'firstName', coalesce(p.first_name, ''), 'lastName', coalesce(p.last_name, ''),
      'title', CASE WHEN NOT may.private THEN p.title END, 'location', CASE WHEN may.place AND NOT may.private THEN p.location END)
    WHEN viewer = 'recruiter' AND visibility_of(s) <> 'public' THEN profile_without_identity(p, s)
    WHEN viewer IN ('owner', 'public', 'recruiter', 'introduced') THEN jsonb_build_object(
      'firstName', CASE WHEN viewer = 'recruiter' THEN '' ELSE coalesce(p.first_name, '') END,
      'lastName', CASE WHEN viewer = 'recruiter' THEN '' ELSE coalesce(p.last_name, '') END,
      'title', p.title, 'summary', p.summary,
      'location', CASE WHEN may.place THEN p.location END,
      'email', CASE WHEN may.all OR may.reach OR may.email THEN p.email END,
      'phone', CASE WHEN may.all OR may.reach OR may.phone THEN p.phone END,
      'desiredSalary', CASE WHEN may.all OR may.salary THEN p.salary_expectation END,
      'availability', CASE WHEN viewer IN ('owner', 'introduced') THEN p.availability_status END,
      'linkedinUrl', p.linkedin_url, 'portfolioUrl', p.portfolio_url,
      'githubUrl', CASE WHEN viewer <> 'introduced' THEN p.github_url END,
      -- The file shows everything that is written in it.
      'resumeUrl', CASE WHEN may.all OR (s.show_resume AND may.place AND (may.reach OR (may.email AND may.phone))) THEN p.resume_url END,
      'skills', to_jsonb(p.skills), 'certifications', to_jsonb(p.certifications),
      'experience', CASE WHEN may.place THEN p.experience
        ELSE (SELECT coalesce(jsonb_agg(e.value - 'location' ORDER BY e.at), '[]') FROM jsonb_array_elements(p.experience) WITH ORDINALITY AS e(value, at)) END,
      'education', p.education)
    END
  FROM (SELECT viewer = 'owner' AS all, viewer = 'introduced' AS reach,
      s.show_email AND s.published_email AS email, s.show_phone AND s.published_phone AS phone,
      CASE WHEN viewer = 'introduced' THEN s.show_salary_expectation ELSE s.show_salary_expectation AND s.published_salary END AS salary,
      viewer = 'owner' OR coalesce(s.show_location AND (s.published_location OR viewer IN ('introduced', 'connection')), viewer IN ('introduced', 'connection')) AS place,
      coalesce(s.profile_visibility, 'public') = 'private' AS private) AS may
$$;--> statement-breakpoint

-- One's own profile as it would be seen if it were published now: settings that were never saved are the proposed ones.
CREATE FUNCTION as_if_published(s privacy_settings, profile uuid) RETURNS privacy_settings LANGUAGE plpgsql STABLE SET search_path = pg_catalog, public, pg_temp AS $$
BEGIN
  s.candidate_id := profile;
  s.profile_visibility := coalesce(s.profile_visibility, 'public');
  s.show_email := coalesce(s.show_email, false);
  s.show_phone := coalesce(s.show_phone, false);
  s.show_location := coalesce(s.show_location, true);
  s.show_salary_expectation := coalesce(s.show_salary_expectation, false);
  s.show_resume := coalesce(s.show_resume, true);
  s.allow_recruiter_contact := coalesce(s.allow_recruiter_contact, true);
  s.blocked_keys := coalesce(s.blocked_keys, '{}');
  s.published_at := now();
  s.published_visibility := nullif(s.profile_visibility, 'private');
  s.published_email := s.show_email;
  s.published_phone := s.show_phone;
  s.published_location := s.show_location;
  s.published_salary := s.show_salary_expectation;
  RETURN s;
END
$$;--> statement-breakpoint

-- (The functions of before stay for processes that still run the older code.)
-- One's own profile through somebody else's eyes, by the same functions: as it is, or as publishing would make it. Of several
-- workspaces that go by a name, the one that sees most counts.
CREATE FUNCTION preview_profile(viewer text, company text, is_planned boolean) RETURNS TABLE (because text, seen jsonb, hidden text[])
LANGUAGE plpgsql STABLE SECURITY DEFINER SET search_path = pg_catalog, public, pg_temp AS $$
DECLARE
  p candidate_profiles;
  s privacy_settings;
  is_visitors boolean;
  own jsonb;
BEGIN
  SELECT * INTO p FROM candidate_profiles c WHERE c.user_id = app_user_id();
  IF NOT FOUND THEN RETURN; END IF;
  SELECT * INTO s FROM privacy_settings c WHERE c.candidate_id = p.id;
  SELECT u.is_anonymous INTO is_visitors FROM users u WHERE u.id = p.user_id;
  IF is_planned THEN s := as_if_published(s, p.id); is_visitors := false; END IF;
  SELECT CASE WHEN bool_or(h.because IS NULL) THEN NULL ELSE coalesce(min(h.because) FILTER (WHERE h.because <> 'blocked'), 'blocked') END INTO because
    FROM (SELECT k FROM keys_of_named(company) AS k WHERE viewer = 'company' UNION ALL SELECT '{}' WHERE viewer <> 'company') AS each(keys),
      LATERAL (SELECT CASE WHEN viewer = 'public' THEN profile_hidden_because('public', each.keys, p, s, is_visitors)
        ELSE profile_not_found_because(each.keys, p, s, is_visitors) END) AS h(because);
  own := profile_as_seen('owner', p, s) || jsonb_build_object('projects', projects_as_seen('owner', p.id));
  IF because IS NULL THEN
    seen := CASE WHEN viewer = 'public' THEN profile_as_seen('public', p, s) ELSE profile_as_seen('recruiter', p, s) END
      || jsonb_build_object('projects', CASE WHEN profile_hidden_because('public', '{}', p, s, is_visitors) IS NULL
        THEN projects_as_seen(CASE WHEN viewer = 'public' THEN 'public' ELSE 'recruiter' END, p.id) ELSE '[]' END);
  END IF;
  hidden := ARRAY(SELECT o.key FROM jsonb_each(own) AS o
    WHERE seen IS NOT NULL AND o.value NOT IN ('null', '""', '[]') AND o.value IS DISTINCT FROM seen -> o.key ORDER BY o.key);
  RETURN NEXT;
END
$$;--> statement-breakpoint

-- Where one's own profile stands: whether and how it is published, whether the settings ask for more than that, who finds it, where
-- its page is, and whether the present employer could.
CREATE FUNCTION own_publication() RETURNS TABLE (has_account boolean, published_at timestamptz, published_visibility text, is_wider boolean, handle text,
  page_hidden text, pool_hidden text, employer text)
LANGUAGE sql STABLE SECURITY DEFINER SET search_path = pg_catalog, public, pg_temp AS $$
  SELECT NOT u.is_anonymous, s.published_at, CASE WHEN s.published_at IS NOT NULL THEN visibility_of(s) END,
    coalesce(s.published_at IS NOT NULL AND ((s.profile_visibility = 'public' AND s.published_visibility <> 'public')
      OR (s.show_email AND NOT s.published_email) OR (s.show_phone AND NOT s.published_phone)
      OR (s.show_location AND NOT s.published_location) OR (s.show_salary_expectation AND NOT s.published_salary)), false),
    p.handle::text, profile_hidden_because('public', '{}', p, s, u.is_anonymous), profile_not_found_because('{}', p, s, u.is_anonymous),
    (SELECT btrim(e.value ->> 'company') FROM jsonb_array_elements(p.experience) WITH ORDINALITY AS e(value, at)
      WHERE e.value ->> 'end' IS NULL AND plain_company(e.value ->> 'company') <> ''
        AND NOT coalesce(s.blocked_keys && blocking_keys(ARRAY[e.value ->> 'company']), false) ORDER BY e.at LIMIT 1)
  FROM candidate_profiles p JOIN users u ON u.id = p.user_id LEFT JOIN privacy_settings s ON s.candidate_id = p.id
  WHERE p.user_id = app_user_id()
$$;--> statement-breakpoint
REVOKE ALL ON FUNCTION preview_profile(text, text, boolean), own_publication(), as_if_published(privacy_settings, uuid), narrow_published() FROM PUBLIC;--> statement-breakpoint
GRANT EXECUTE ON FUNCTION preview_profile(text, text, boolean), own_publication() TO app_server;--> statement-breakpoint

-- A permission is given by publishing alone, which writes it down in its words. It ends with whatever ends its effect.
CREATE OR REPLACE FUNCTION visibility_consent() RETURNS trigger LANGUAGE plpgsql SECURITY DEFINER SET search_path = pg_catalog, public, pg_temp AS $$
DECLARE
  person uuid;
  is_seen boolean;
  last consent_log;
BEGIN
  SELECT p.user_id, visibility_of(s) <> 'private' AND s.allow_recruiter_contact INTO person, is_seen
    FROM privacy_settings s JOIN candidate_profiles p ON p.id = s.candidate_id WHERE s.id = NEW.id;
  IF person IS NULL OR is_seen THEN RETURN NULL; END IF;
  SELECT * INTO last FROM consent_log WHERE user_id = person AND purpose = 'recruiter-visibility' ORDER BY created_at DESC, id DESC LIMIT 1;
  IF last.choice = 'given' THEN
    INSERT INTO consent_log (user_id, purpose, choice, text_id, text_hash, place)
      VALUES (person, 'recruiter-visibility', 'withdrawn', last.text_id, last.text_hash, 'Privacy settings');
  END IF;
  RETURN NULL;
END
$$;--> statement-breakpoint

-- Who is told that their profile is hidden now: whoever has a confirmed address and has not published since.
CREATE FUNCTION publishing_notices_owed(after_id uuid, most integer) RETURNS TABLE (user_id uuid, name text, email text)
LANGUAGE sql STABLE SECURITY DEFINER SET search_path = pg_catalog, public, pg_temp AS $$
  SELECT u.id, u.name::text, u.username::text FROM privacy_settings s JOIN candidate_profiles p ON p.id = s.candidate_id JOIN users u ON u.id = p.user_id
  WHERE s.owes_notice AND u.email_verified AND u.is_anonymous IS NOT TRUE AND (after_id IS NULL OR u.id > after_id) ORDER BY u.id LIMIT most
$$;--> statement-breakpoint
CREATE FUNCTION publishing_notice_sent(person uuid) RETURNS void LANGUAGE sql SECURITY DEFINER SET search_path = pg_catalog, public, pg_temp AS $$
  UPDATE privacy_settings s SET owes_notice = false FROM candidate_profiles p WHERE p.id = s.candidate_id AND p.user_id = person
$$;--> statement-breakpoint
REVOKE ALL ON FUNCTION publishing_notices_owed(uuid, integer), publishing_notice_sent(uuid) FROM PUBLIC;--> statement-breakpoint
GRANT EXECUTE ON FUNCTION publishing_notices_owed(uuid, integer), publishing_notice_sent(uuid) TO app_server;--> statement-breakpoint

-- Profiles that others could see before publishing was a step of its own. They are hidden from now on, their index rows go with the update,
-- and the person gets one email about it. The log says that the permission ended, and that we ended it.
INSERT INTO consent_log (user_id, purpose, choice, text_id, text_hash, place)
  SELECT l.user_id, l.purpose, 'withdrawn', l.text_id, l.text_hash, 'Publishing became a separate step'
  FROM (SELECT DISTINCT ON (user_id) * FROM consent_log WHERE purpose = 'recruiter-visibility' ORDER BY user_id, created_at DESC, id DESC) AS l
  WHERE l.choice = 'given';--> statement-breakpoint
-- safe: one row for each person with a profile, once.
UPDATE privacy_settings s SET owes_notice = u.is_anonymous IS NOT TRUE AND s.profile_visibility <> 'private'
  FROM candidate_profiles p JOIN users u ON u.id = p.user_id WHERE p.id = s.candidate_id;
