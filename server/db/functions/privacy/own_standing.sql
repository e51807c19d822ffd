-- Describes the user's own profile: who finds it, where its page is, and which current employer could see it.
CREATE OR REPLACE FUNCTION own_standing() RETURNS TABLE (has_account boolean, is_chosen boolean, handle text, page_hidden text, pool_hidden text, employer text)
LANGUAGE sql STABLE SECURITY DEFINER SET search_path = pg_catalog, public, pg_temp AS $$
  SELECT NOT u.is_anonymous, s.id IS NOT NULL, p.handle::text, profile_hidden_because('public', '{}', p, s, u.is_anonymous),
    profile_not_found_because('{}', p, s, u.is_anonymous),
    (SELECT btrim(e.value ->> 'company') FROM jsonb_array_elements(p.experience) WITH ORDINALITY AS e(value, at)
      WHERE e.value ->> 'end' IS NULL AND plain_company(e.value ->> 'company') <> ''
        AND NOT coalesce(s.blocked_keys && blocking_keys(ARRAY[e.value ->> 'company']), false) ORDER BY e.at LIMIT 1)
  FROM candidate_profiles p JOIN users u ON u.id = p.user_id LEFT JOIN privacy_settings s ON s.candidate_id = p.id
  WHERE p.user_id = app_user_id()
$$;

REVOKE ALL ON FUNCTION own_standing() FROM PUBLIC;
GRANT ALL ON FUNCTION own_standing() TO app_server;
