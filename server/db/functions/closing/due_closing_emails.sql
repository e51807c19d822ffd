-- An applicant who is still waiting for an answer gets one email, no matter how many jobs they applied for.
CREATE OR REPLACE FUNCTION due_closing_emails(closing uuid) RETURNS TABLE (email text, first_name text, titles text[])
LANGUAGE sql STABLE SECURITY DEFINER SET search_path = pg_catalog, public, pg_temp AS $$
  SELECT lower(s.email), min(s.first_name), array_agg(DISTINCT j.title::text)
  FROM application_submissions s JOIN job_applications a ON a.id = s.application_id JOIN jobs_enhanced j ON j.id = a.job_id
  WHERE s.company_id = due_workspace(closing) AND a.status = 'active' AND a.stage NOT IN ('hired', 'rejected') AND s.email NOT LIKE '%@erased.invalid'
  GROUP BY lower(s.email) ORDER BY 1
$$;

REVOKE ALL ON FUNCTION due_closing_emails(closing uuid) FROM PUBLIC;
GRANT ALL ON FUNCTION due_closing_emails(closing uuid) TO app_server;
