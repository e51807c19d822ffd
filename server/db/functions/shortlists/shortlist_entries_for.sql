-- Only this function decides which candidates a client reviewer sees: those with a valid consent and an active application whose settings do not
-- block the workspace or the reviewer's company. A location that a network candidate hides after an introduction is hidden here too.
CREATE OR REPLACE FUNCTION shortlist_entries_for(reader uuid) RETURNS TABLE (id uuid, application_id uuid, candidate_id uuid, place integer, why text, hides_place boolean)
LANGUAGE sql STABLE SECURITY DEFINER SET search_path = pg_catalog, public, pg_temp AS $$
  SELECT e.id, e.application_id, a.candidate_id, e.place, e.why, n.settings IS NOT NULL AND NOT n.shows_place
  FROM shortlist_readers r JOIN shortlists s ON s.id = r.shortlist_id JOIN shortlist_entries e ON e.shortlist_id = s.id
    JOIN job_applications a ON a.id = e.application_id JOIN candidates c ON c.id = a.candidate_id
    LEFT JOIN LATERAL (
      SELECT p.id AS settings, profile_as_seen('introduced', p, v) ->> 'location' IS NOT NULL AS shows_place,
        profile_hidden_because('introduced', keys_of_viewer(NULL, s.company_id) || company_keys('{}', ARRAY[r.email::text]), p, v, false) AS hidden
      FROM introduction_requests i JOIN candidate_profiles p ON p.id = i.profile_id LEFT JOIN privacy_settings v ON v.candidate_id = p.id
      WHERE i.candidate_id = c.id AND i.status = 'accepted' ORDER BY i.answered_at DESC LIMIT 1) n ON true
  WHERE r.id = reader AND r.company_id = app_company_id() AND r.revoked_at IS NULL AND shortlist_is_open(s)
    AND a.status = 'active' AND c.email NOT LIKE '%@erased.invalid' AND n.hidden IS NULL AND consent_for(s, a.id) IS NOT NULL
  ORDER BY e.place, e.id
$$;

REVOKE ALL ON FUNCTION shortlist_entries_for(reader uuid) FROM PUBLIC;
GRANT ALL ON FUNCTION shortlist_entries_for(reader uuid) TO app_server;
