-- Returns the open introduction requests of the signed-in user, who needs no link.
CREATE OR REPLACE FUNCTION own_introductions() RETURNS TABLE (id uuid, company_id uuid, requested_at timestamptz, company text, company_website text, job_title text,
  job_location text, message text)
LANGUAGE sql STABLE SECURITY DEFINER SET search_path = pg_catalog, public, pg_temp AS $$
  SELECT i.id, i.company_id, l.requested_at, l.company, l.company_website, l.job_title, l.job_location, l.message
  FROM introduction_requests i, introduction_by_link(i.id) AS l
  WHERE i.profile_id = own_profile_id() ORDER BY l.requested_at DESC, i.id
$$;

REVOKE ALL ON FUNCTION own_introductions() FROM PUBLIC;
GRANT ALL ON FUNCTION own_introductions() TO app_server;
