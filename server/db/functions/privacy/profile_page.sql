-- Returns the public page. The owner sees the same page as a stranger.
CREATE OR REPLACE FUNCTION profile_page(page_handle text) RETURNS jsonb LANGUAGE sql STABLE SECURITY DEFINER SET search_path = pg_catalog, public, pg_temp AS $$
  SELECT profile_as_seen('public', p, s) || jsonb_build_object('projects',
    projects_as_seen(CASE WHEN match_network_is_open() AND p.user_id IS DISTINCT FROM app_user_id() THEN 'recruiter' ELSE 'public' END, p.id))
  FROM candidate_profiles p JOIN users u ON u.id = p.user_id LEFT JOIN privacy_settings s ON s.candidate_id = p.id
  WHERE p.handle = page_handle AND profile_hidden_because('public',
    CASE WHEN p.user_id IS NOT DISTINCT FROM app_user_id() THEN '{}' ELSE viewer_keys() END, p, s, u.is_anonymous) IS NULL
$$;

REVOKE ALL ON FUNCTION profile_page(page_handle text) FROM PUBLIC;
GRANT ALL ON FUNCTION profile_page(page_handle text) TO app_server;
