-- Only this function decides which fields of a visible profile a viewer sees. A hidden field is null and an unfilled text is empty.
-- The public does not see that a person is looking for a job. On a public profile, a recruiter sees what its page shows except the name,
-- which is revealed by an accepted introduction.
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
      'preferences', CASE WHEN viewer IN ('owner', 'introduced') THEN p.preferences ELSE '[]' END,
      'linkedinUrl', p.linkedin_url, 'portfolioUrl', p.portfolio_url,
      'githubUrl', CASE WHEN viewer <> 'introduced' THEN p.github_url END,
      -- The resume file shows all of its contents, so it needs permission for each contact detail.
      'resumeUrl', CASE WHEN may.all OR (s.show_resume AND may.place AND (may.reach OR (may.email AND may.phone))) THEN p.resume_url END,
      'skills', to_jsonb(p.skills), 'languages', p.languages, 'volunteering', p.volunteering,
      'certifications', to_jsonb(p.certifications), -- for the previous release
      -- A number lets anyone look up the person in a register.
      'credentials', CASE WHEN may.all OR may.reach THEN p.credentials
        ELSE (SELECT coalesce(jsonb_agg(e.value - 'number' ORDER BY e.at), '[]') FROM jsonb_array_elements(p.credentials) WITH ORDINALITY AS e(value, at)) END,
      'experience', CASE WHEN may.place THEN p.experience
        ELSE (SELECT coalesce(jsonb_agg(e.value - 'location' ORDER BY e.at), '[]') FROM jsonb_array_elements(p.experience) WITH ORDINALITY AS e(value, at)) END,
      'education', p.education)
    END
  FROM (SELECT viewer = 'owner' AS all, viewer = 'introduced' AS reach,
      s.show_email AND s.published_email AS email, s.show_phone AND s.published_phone AS phone,
      CASE WHEN viewer = 'introduced' THEN s.show_salary_expectation ELSE s.show_salary_expectation AND s.published_salary END AS salary,
      viewer = 'owner' OR coalesce(s.show_location AND (s.published_location OR viewer IN ('introduced', 'connection')), viewer IN ('introduced', 'connection')) AS place,
      coalesce(s.profile_visibility, 'public') = 'private' AS private) AS may
$$;
