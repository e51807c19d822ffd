-- An applicant can't read the workspace's rows but must find the job to apply to. The result contains only the ids of the job and its workspace.
CREATE OR REPLACE FUNCTION position_of_card(card uuid) RETURNS TABLE (company_id uuid, job_id uuid)
LANGUAGE sql STABLE SECURITY DEFINER SET search_path = pg_catalog, public, pg_temp AS $$
  SELECT e.company_id, e.id FROM jobs j JOIN jobs_enhanced e ON e.id = j.position_id JOIN companies c ON c.id = e.company_id
  WHERE j.id = card AND j.is_active AND NOT j.is_sample AND e.status = 'active' AND NOT e.is_sample AND NOT c.is_sample
$$;

REVOKE ALL ON FUNCTION position_of_card(card uuid) FROM PUBLIC;
GRANT ALL ON FUNCTION position_of_card(card uuid) TO app_server;
