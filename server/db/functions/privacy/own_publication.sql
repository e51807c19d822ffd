-- Describes the user's own profile: whether and how it is published, whether the settings ask for more than that, who finds it, where its page is,
-- and which current employer could see it.
CREATE OR REPLACE FUNCTION own_publication() RETURNS TABLE (has_account boolean, published_at timestamptz, published_visibility text, is_wider boolean, handle text,
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
$$;

REVOKE ALL ON FUNCTION own_publication() FROM PUBLIC;
GRANT ALL ON FUNCTION own_publication() TO app_server;
