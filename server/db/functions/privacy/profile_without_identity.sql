-- What a recruiter sees, before an introduction is accepted, of a person who is published to recruiters only: their skills and history,
-- without anything that identifies them.
CREATE OR REPLACE FUNCTION profile_without_identity(p candidate_profiles, s privacy_settings) RETURNS jsonb
LANGUAGE plpgsql IMMUTABLE PARALLEL SAFE SET search_path = pg_catalog, public, pg_temp AS $$
DECLARE
  names text[] := identity_words(p);
BEGIN
  RETURN jsonb_build_object(
    'firstName', '', 'lastName', '',
    'title', CASE WHEN NOT reveals_identity(p.title, names) THEN p.title END, 'summary', NULL,
    'location', CASE WHEN s.show_location AND s.published_location AND NOT reveals_identity(p.location, names) THEN p.location END,
    'email', NULL, 'phone', NULL,
    'desiredSalary', CASE WHEN s.show_salary_expectation AND s.published_salary THEN p.salary_expectation END,
    'availability', NULL, 'linkedinUrl', NULL, 'portfolioUrl', NULL, 'githubUrl', NULL, 'resumeUrl', NULL,
    'skills', (SELECT coalesce(jsonb_agg(w.words ORDER BY w.at), '[]') FROM unnest(p.skills) WITH ORDINALITY AS w(words, at) WHERE NOT reveals_identity(w.words, names)),
    'credentials', (SELECT coalesce(jsonb_agg(e.value - '{issuer,number}'::text[]
        - CASE WHEN reveals_identity(e.value ->> 'region', names) THEN 'region' ELSE '' END ORDER BY e.at), '[]')
      FROM jsonb_array_elements(p.credentials) WITH ORDINALITY AS e(value, at) WHERE NOT reveals_identity(e.value ->> 'name', names)),
    'certifications', '[]'::jsonb, -- for the previous release
    'languages', (SELECT coalesce(jsonb_agg(e.value ORDER BY e.at), '[]') FROM jsonb_array_elements(p.languages) WITH ORDINALITY AS e(value, at)
      WHERE NOT reveals_identity(concat_ws(' ', e.value ->> 'name', e.value ->> 'level'), names)),
    'volunteering', '[]'::jsonb, 'preferences', '[]'::jsonb,
    'experience', (SELECT coalesce(jsonb_agg(jsonb_strip_nulls(jsonb_build_object(
        'title', CASE WHEN reveals_identity(e.value ->> 'title', names) THEN '' ELSE coalesce(e.value ->> 'title', '') END, 'company', '',
        'industry', CASE WHEN NOT reveals_identity(e.value ->> 'industry', names) THEN e.value ->> 'industry' END, 'start', e.value ->> 'start'))
        || CASE WHEN e.value ? 'end' THEN jsonb_build_object('end', e.value -> 'end') ELSE '{}' END ORDER BY e.at), '[]')
      FROM jsonb_array_elements(p.experience) WITH ORDINALITY AS e(value, at)),
    'education', (SELECT coalesce(jsonb_agg(jsonb_strip_nulls(jsonb_build_object(
        'degree', CASE WHEN reveals_identity(e.value ->> 'degree', names) THEN '' ELSE coalesce(e.value ->> 'degree', '') END, 'school', '',
        'field', CASE WHEN NOT reveals_identity(e.value ->> 'field', names) THEN e.value ->> 'field' END,
        'startYear', e.value -> 'startYear', 'year', e.value -> 'year')) ORDER BY e.at), '[]')
      FROM jsonb_array_elements(p.education) WITH ORDINALITY AS e(value, at)));
END
$$;
