-- For the user's data export.
CREATE OR REPLACE FUNCTION own_self_identifications() RETURNS TABLE (row_text text) LANGUAGE sql STABLE SECURITY DEFINER SET search_path = pg_catalog, public, pg_temp AS $$
  SELECT (to_jsonb(i) || jsonb_build_object('job', j.title, 'company', w.name))::text
  FROM self_identifications i JOIN job_applications a ON a.id = i.application_id JOIN jobs_enhanced j ON j.id = a.job_id JOIN companies w ON w.id = a.company_id
  WHERE i.application_id IN (SELECT own_application_ids()) ORDER BY i.answered_at
$$;

REVOKE ALL ON FUNCTION own_self_identifications() FROM PUBLIC;
GRANT ALL ON FUNCTION own_self_identifications() TO app_server;
