-- A request is open for 60 days, and only as long as the person's settings do not block the company that asked.
CREATE OR REPLACE FUNCTION introduction_is_open(i introduction_requests) RETURNS boolean LANGUAGE sql STABLE SECURITY DEFINER SET search_path = pg_catalog, public, pg_temp AS $$
  SELECT i.status = 'requested' AND i.requested_at > now() - interval '60 days' AND EXISTS (
    SELECT 1 FROM candidate_profiles p LEFT JOIN privacy_settings s ON s.candidate_id = p.id
    WHERE p.id = i.profile_id AND profile_hidden_because('introduced', keys_of_viewer(i.requested_by, i.company_id), p, s, false) IS NULL)
$$;

REVOKE ALL ON FUNCTION introduction_is_open(i introduction_requests) FROM PUBLIC;
