-- True for a workspace admin, an editor of the job and a recruiter with access. Permissions in the hiring team override those in the workspace.
CREATE OR REPLACE FUNCTION can_decide_on_application(application uuid) RETURNS boolean LANGUAGE sql STABLE SECURITY DEFINER SET search_path = pg_catalog, public, pg_temp AS $$
  SELECT EXISTS (
    SELECT 1 FROM job_applications a JOIN jobs_enhanced j ON j.id = a.job_id
      LEFT JOIN company_members m ON m.company_id = a.company_id AND m.user_id = app_user_id()
      LEFT JOIN hiring_team_members t ON t.team_id = j.hiring_team_id AND t.user_id = app_user_id() AND m.user_id IS NOT NULL
    WHERE a.id = application AND a.company_id = app_company_id()
      AND (m.permissions = 'admin' OR coalesce(t.permissions, m.permissions) IN ('editor', 'admin')
        OR EXISTS (SELECT 1 FROM recruiter_access r WHERE r.company_id = a.company_id AND r.user_id = app_user_id() AND r.dismissed_at IS NULL)))
$$;

REVOKE ALL ON FUNCTION can_decide_on_application(application uuid) FROM PUBLIC;
GRANT ALL ON FUNCTION can_decide_on_application(application uuid) TO app_server;
GRANT ALL ON FUNCTION can_decide_on_application(application uuid) TO app_reader;
