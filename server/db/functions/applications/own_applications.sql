CREATE OR REPLACE FUNCTION own_applications() RETURNS TABLE (
  id uuid, company_id uuid, job_id uuid, title text, company text, applied_at timestamptz, stage text, status text, answer_due_at timestamptz)
LANGUAGE sql STABLE SECURITY DEFINER SET search_path = pg_catalog, public, pg_temp AS $$
  SELECT a.id, a.company_id, a.job_id, j.title::text, c.name::text, a.applied_at, a.stage::text, a.status::text, a.answer_due_at
  FROM job_applications a JOIN jobs_enhanced j ON j.id = a.job_id JOIN companies c ON c.id = a.company_id
  WHERE a.id IN (SELECT own_application_ids()) ORDER BY a.applied_at DESC, a.id
$$;

REVOKE ALL ON FUNCTION own_applications() FROM PUBLIC;
GRANT ALL ON FUNCTION own_applications() TO app_server;
