-- Returns the network profiles that this workspace does not see: those that blocked it and those that already accepted an introduction.
CREATE OR REPLACE FUNCTION match_hidden() RETURNS uuid[] LANGUAGE plpgsql STABLE SECURITY DEFINER SET search_path = pg_catalog, public, pg_temp AS $$
DECLARE
  viewer_key_list text[] := viewer_keys();
  hidden uuid[];
BEGIN
  SELECT coalesce(array_agg(subject_id ORDER BY subject_id), '{}') INTO hidden FROM (
    SELECT m.subject_id FROM candidate_match m WHERE m.blocked && viewer_key_list
    UNION
    SELECT m.subject_id FROM introduction_requests i JOIN candidate_match m ON m.subject_id = i.profile_id
      WHERE i.company_id = app_company_id() AND i.status = 'accepted'
  ) AS hidden_profiles;
  RETURN hidden;
END
$$;

REVOKE ALL ON FUNCTION match_hidden() FROM PUBLIC;
GRANT ALL ON FUNCTION match_hidden() TO app_server;
