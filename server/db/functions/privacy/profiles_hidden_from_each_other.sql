-- True if one of two people has blocked the other's company. They are then hidden from each other.
CREATE OR REPLACE FUNCTION profiles_hidden_from_each_other(one uuid, other uuid) RETURNS boolean LANGUAGE sql STABLE SECURITY DEFINER SET search_path = pg_catalog, public, pg_temp AS $$
  SELECT EXISTS (
    SELECT 1 FROM (VALUES (one, other), (other, one)) AS pair(seen, viewer) JOIN candidate_profiles p ON p.id = pair.seen
      JOIN candidate_profiles v ON v.id = pair.viewer LEFT JOIN privacy_settings s ON s.candidate_id = p.id
    WHERE profile_hidden_because('connection', keys_of_viewer(v.user_id, NULL), p, s, false) IS NOT NULL)
$$;

REVOKE ALL ON FUNCTION profiles_hidden_from_each_other(one uuid, other uuid) FROM PUBLIC;
