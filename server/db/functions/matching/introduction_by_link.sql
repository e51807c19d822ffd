-- Returns an introduction request by the id in its link, as long as it is open.
CREATE OR REPLACE FUNCTION introduction_by_link(request uuid)
RETURNS TABLE (id uuid, status text, requested_at timestamptz, email text, first_name text, company text, company_website text, job_title text,
  job_location text, message text)
LANGUAGE sql STABLE SECURITY DEFINER SET search_path = pg_catalog, public, pg_temp AS $$
  SELECT i.id, i.status, i.requested_at, coalesce(p.email, u.username), coalesce(p.first_name, ''), c.name, c.website, j.title, j.location, i.message
  FROM introduction_requests i JOIN candidate_profiles p ON p.id = i.profile_id JOIN users u ON u.id = p.user_id
    JOIN companies c ON c.id = i.company_id JOIN jobs_enhanced j ON j.id = i.job_id
  WHERE i.id = request AND introduction_is_open(i)
$$;

REVOKE ALL ON FUNCTION introduction_by_link(request uuid) FROM PUBLIC;
GRANT ALL ON FUNCTION introduction_by_link(request uuid) TO app_server;
