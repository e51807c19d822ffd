-- What is known to be theirs stays; what was only typed is kept as typed.
UPDATE candidate_profiles SET stated_email = email WHERE email IS NOT NULL;--> statement-breakpoint
UPDATE candidate_profiles p SET email = NULL
  WHERE email IS NOT NULL AND NOT EXISTS (SELECT 1 FROM users u WHERE u.id = p.user_id AND u.email_verified AND u.username = lower(p.email));--> statement-breakpoint

-- The typed address becomes the profile's own when it is the confirmed address of the asker's account. Whoever had it before
-- has given it up: an account's address is nobody else's.
CREATE FUNCTION confirm_profile_email(profile uuid) RETURNS void
LANGUAGE plpgsql SECURITY DEFINER SET search_path = public AS $$
DECLARE
  address varchar;
BEGIN
  SELECT u.username INTO address FROM candidate_profiles p JOIN users u ON u.id = p.user_id
    WHERE p.id = profile AND p.user_id = app_user_id() AND u.email_verified AND u.is_anonymous IS NOT TRUE
      AND lower(btrim(p.stated_email)) = u.username;
  UPDATE candidate_profiles SET email = NULL WHERE address IS NOT NULL AND email = address AND id <> profile;
  UPDATE candidate_profiles SET email = address
    WHERE id = profile AND user_id = app_user_id() AND email IS DISTINCT FROM address;
END
$$;--> statement-breakpoint
REVOKE ALL ON FUNCTION confirm_profile_email(uuid) FROM PUBLIC;--> statement-breakpoint
GRANT EXECUTE ON FUNCTION confirm_profile_email(uuid) TO app_server;--> statement-breakpoint

-- The first list and what the second has beyond it, up to a number that a profile can hold.
CREATE FUNCTION join_entries(kept jsonb, added jsonb, most integer) RETURNS jsonb LANGUAGE sql IMMUTABLE PARALLEL SAFE AS $$
  SELECT coalesce(jsonb_agg(entry ORDER BY part, place), '[]') FROM (
    SELECT entry, part, place, row_number() OVER (ORDER BY part, place) AS place_of_all FROM (
      SELECT entry, 1 AS part, place FROM jsonb_array_elements(kept) WITH ORDINALITY AS k(entry, place)
      UNION ALL
      SELECT entry, 2, place FROM jsonb_array_elements(added) WITH ORDINALITY AS a(entry, place)
        WHERE NOT kept @> jsonb_build_array(entry)
    ) AS every
  ) AS numbered WHERE place_of_all <= most
$$;--> statement-breakpoint

-- Two profiles of one person become one: the account's words stand, its gaps are filled, the lists are joined, and all that hangs
-- on the visitor's goes over. What the account's own words covered is written down, so that it can be got back.
CREATE FUNCTION merge_profiles(visitors uuid, own uuid) RETURNS void
LANGUAGE plpgsql SECURITY DEFINER SET search_path = public AS $$
DECLARE
  v candidate_profiles%ROWTYPE;
BEGIN
  SELECT * INTO v FROM candidate_profiles WHERE id = visitors;
  PERFORM 1 FROM candidate_profiles WHERE id = own FOR UPDATE;
  UPDATE candidate_profiles a SET
    first_name = coalesce(nullif(btrim(a.first_name), ''), v.first_name),
    last_name = coalesce(nullif(btrim(a.last_name), ''), v.last_name),
    stated_email = coalesce(nullif(btrim(a.stated_email), ''), v.stated_email),
    phone = coalesce(nullif(btrim(a.phone), ''), v.phone),
    location = coalesce(nullif(btrim(a.location), ''), v.location),
    title = coalesce(nullif(btrim(a.title), ''), v.title),
    summary = coalesce(nullif(btrim(a.summary), ''), v.summary),
    skills = (a.skills || ARRAY(SELECT s FROM unnest(v.skills) WITH ORDINALITY AS t(s, place)
      WHERE lower(s) NOT IN (SELECT lower(k) FROM unnest(a.skills) AS k) ORDER BY place))[1:200],
    experience = join_entries(a.experience, v.experience, 100),
    education = join_entries(a.education, v.education, 50),
    certifications = a.certifications || ARRAY(SELECT s FROM unnest(v.certifications) AS s WHERE s <> ALL (a.certifications)),
    preferred_roles = a.preferred_roles || ARRAY(SELECT s FROM unnest(v.preferred_roles) AS s WHERE s <> ALL (a.preferred_roles)),
    preferred_locations = a.preferred_locations || ARRAY(SELECT s FROM unnest(v.preferred_locations) AS s WHERE s <> ALL (a.preferred_locations)),
    salary_expectation = coalesce(a.salary_expectation, v.salary_expectation),
    resume_url = coalesce(a.resume_url, v.resume_url),
    portfolio_url = coalesce(a.portfolio_url, v.portfolio_url),
    linkedin_url = coalesce(a.linkedin_url, v.linkedin_url),
    github_url = coalesce(a.github_url, v.github_url),
    revision = a.revision + 1,
    updated_at = now()
  WHERE a.id = own;
  UPDATE candidate_profiles a SET profile_completeness = round(100 * (
      (a.first_name <> '' AND a.last_name <> '' AND a.first_name IS NOT NULL AND a.last_name IS NOT NULL)::int
      + (coalesce(a.stated_email, '') <> '')::int + (coalesce(a.phone, '') <> '')::int + (coalesce(a.location, '') <> '')::int
      + (coalesce(a.title, '') <> '')::int + (coalesce(a.summary, '') <> '')::int
      + (cardinality(a.skills) > 0)::int + (jsonb_array_length(a.experience) > 0)::int) / 8.0)
    WHERE a.id = own;
  UPDATE resume_analyses SET candidate_id = own WHERE candidate_id = visitors;
  UPDATE candidate_activities SET candidate_id = own WHERE candidate_id = visitors;
  UPDATE portfolio_items SET candidate_id = own,
      display_order = display_order + (SELECT coalesce(max(display_order) + 1, 0) FROM portfolio_items WHERE candidate_id = own)
    WHERE candidate_id = visitors;
  UPDATE external_integrations i SET candidate_id = own WHERE candidate_id = visitors
    AND NOT EXISTS (SELECT 1 FROM external_integrations e WHERE e.candidate_id = own AND e.platform = i.platform);
  UPDATE candidate_job_interests i SET candidate_id = own WHERE candidate_id = visitors
    AND NOT EXISTS (SELECT 1 FROM candidate_job_interests e
      WHERE e.candidate_id = own AND e.job_id = i.job_id AND e.interest_type = i.interest_type);
  UPDATE privacy_settings SET candidate_id = own WHERE candidate_id = visitors
    AND NOT EXISTS (SELECT 1 FROM privacy_settings WHERE candidate_id = own);
  UPDATE professional_connections c SET candidate_id = own WHERE candidate_id = visitors AND connected_candidate_id <> own
    AND NOT EXISTS (SELECT 1 FROM professional_connections e
      WHERE e.candidate_id = own AND e.connected_candidate_id = c.connected_candidate_id);
  INSERT INTO candidate_activities (candidate_id, activity_type, description, metadata) VALUES (
    own, 'profile_merged', 'What was built before signing in was added', jsonb_build_object('before', to_jsonb(v)));
  DELETE FROM candidate_profiles WHERE id = visitors;
END
$$;--> statement-breakpoint
REVOKE ALL ON FUNCTION merge_profiles(uuid, uuid) FROM PUBLIC;--> statement-breakpoint

-- What a visitor without an account has built goes to the account they make or sign in to.
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
  -- Locked, so that a save that is on its way lands before or finds the profile gone, and never in between.
  SELECT id INTO visitors FROM candidate_profiles WHERE user_id = visitor FOR UPDATE;
  SELECT id INTO own FROM candidate_profiles WHERE user_id = account FOR UPDATE;
  IF visitors IS NULL THEN
    RETURN true;
  ELSIF own IS NULL THEN
    UPDATE candidate_profiles SET user_id = account WHERE id = visitors;
  ELSE
    PERFORM merge_profiles(visitors, own);
  END IF;
  RETURN true;
END
$$;
