-- A request to a public profile is listed only while that profile is public. A request to an email address is listed only once it is accepted.
CREATE OR REPLACE FUNCTION own_connections() RETURNS TABLE (id uuid, state text, name text, title text, location text, message text, at timestamptz)
LANGUAGE sql STABLE SECURITY DEFINER SET search_path = pg_catalog, public, pg_temp AS $$
  SELECT c.id, c.state, btrim((v ->> 'firstName') || ' ' || (v ->> 'lastName')), coalesce(v ->> 'title', ''), coalesce(v ->> 'location', ''), c.message, c.at
  FROM (
    SELECT c.id, CASE WHEN c.status = 'accepted' THEN 'connected' WHEN c.connected_candidate_id = own_profile_id() THEN 'incoming' ELSE 'outgoing' END AS state,
      CASE WHEN c.candidate_id = own_profile_id() THEN c.connected_candidate_id ELSE c.candidate_id END AS other,
      coalesce(c.message, '') AS message, CASE WHEN c.status = 'accepted' THEN c.updated_at ELSE c.created_at END AS at
    FROM professional_connections c
    WHERE (c.connected_candidate_id = own_profile_id() AND c.status <> 'ignored')
      OR (c.candidate_id = own_profile_id() AND (c.status = 'accepted' OR NOT EXISTS (SELECT 1 FROM connection_invitations i WHERE i.connection_id = c.id)))
  ) AS c JOIN candidate_profiles p ON p.id = c.other JOIN users u ON u.id = p.user_id LEFT JOIN privacy_settings s ON s.candidate_id = p.id,
    profile_as_seen('connection', p, s) AS v
  WHERE NOT profiles_hidden_from_each_other(own_profile_id(), c.other)
    AND (c.state <> 'outgoing' OR profile_hidden_because('public', '{}', p, s, u.is_anonymous) IS NULL)
  ORDER BY 7 DESC
$$;

REVOKE ALL ON FUNCTION own_connections() FROM PUBLIC;
GRANT ALL ON FUNCTION own_connections() TO app_server;
