-- Returns a page of network profiles as a recruiter sees them, newest first.
CREATE OR REPLACE FUNCTION match_network_people(ids uuid[], before_at timestamptz, before_id uuid, max_rows integer)
RETURNS TABLE (id uuid, created_at timestamptz, seen jsonb) LANGUAGE plpgsql STABLE SECURITY DEFINER SET search_path = pg_catalog, public, pg_temp AS $$
DECLARE
  viewer_key_list text[];
  hidden_profiles uuid[];
BEGIN
  IF NOT match_network_is_open() THEN RETURN; END IF;
  viewer_key_list := viewer_keys();
  hidden_profiles := match_hidden();
  RETURN QUERY SELECT p.id, p.created_at, profile_as_seen('recruiter', p, s)
    FROM candidate_match m JOIN candidate_profiles p ON p.id = m.profile_id JOIN users u ON u.id = p.user_id
      JOIN privacy_settings s ON s.candidate_id = p.id
    WHERE m.pool_id = match_network_id() AND (ids IS NULL OR m.subject_id = ANY (ids)) AND NOT m.subject_id = ANY (hidden_profiles)
      AND profile_not_found_because(viewer_key_list, p, s, u.is_anonymous) IS NULL
      AND (before_id IS NULL OR (p.created_at, p.id) < (before_at, before_id))
    ORDER BY p.created_at DESC, p.id DESC LIMIT max_rows;
END
$$;

REVOKE ALL ON FUNCTION match_network_people(ids uuid[], before_at timestamp with time zone, before_id uuid, max_rows integer) FROM PUBLIC;
GRANT ALL ON FUNCTION match_network_people(ids uuid[], before_at timestamp with time zone, before_id uuid, max_rows integer) TO app_server;
