-- Copies part of the demo workspace into a new one. It uses arrays because the caller could create temporary tables first, with its own trigger.
CREATE OR REPLACE FUNCTION load_sample_data(company uuid, admin uuid) RETURNS void
LANGUAGE plpgsql SECURITY DEFINER SET search_path = pg_catalog, public, pg_temp AS $$
DECLARE
  demo uuid;
  teams uuid[];
  jobs uuid[];
  applications uuid[];
BEGIN
  IF company IS DISTINCT FROM app_company_id() THEN
    RAISE EXCEPTION 'sample data goes into the open workspace only' USING ERRCODE = 'insufficient_privilege';
  END IF;
  SELECT id INTO demo FROM companies WHERE is_sample ORDER BY created_at LIMIT 1;
  IF demo IS NULL OR demo = company THEN
    RETURN;
  END IF;

  teams := ARRAY(SELECT t.id FROM hiring_teams t WHERE t.company_id = demo
    ORDER BY (SELECT count(*) FROM jobs_enhanced j WHERE j.hiring_team_id = t.id) DESC, t.id LIMIT 3);
  jobs := ARRAY(SELECT j.id FROM jobs_enhanced j WHERE j.company_id = demo AND j.hiring_team_id = ANY (teams));
  applications := ARRAY(SELECT a.id FROM job_applications a WHERE a.company_id = demo AND a.job_id = ANY (jobs));

  INSERT INTO hiring_teams (id, name, description, company_id, created_by, is_sample, created_at)
    SELECT sample_copy_id(company, t.id), t.name, t.description, company, admin, true, t.created_at
    FROM hiring_teams t WHERE t.id = ANY (teams) ON CONFLICT DO NOTHING;
  INSERT INTO hiring_team_members (company_id, team_id, user_id, role, permissions)
    SELECT company, sample_copy_id(company, t.id), admin, 'Team lead', 'admin'
    FROM unnest(teams) AS t(id) ON CONFLICT DO NOTHING;
  INSERT INTO jobs_enhanced (id, title, department, description, requirements, must_have, nice_to_have, benefits, location, remote,
      salary_min, salary_max, min_years, type, status, priority, company_id, hiring_team_id, created_by, target_start_date,
      application_deadline, is_sample, created_at)
    SELECT sample_copy_id(company, j.id), title, department, description, requirements, must_have, nice_to_have, benefits,
      location, remote, salary_min, salary_max, min_years, type, status, priority, company,
      sample_copy_id(company, hiring_team_id), admin, target_start_date, application_deadline, true, created_at
    FROM jobs_enhanced j WHERE j.id = ANY (jobs) ON CONFLICT DO NOTHING;
  INSERT INTO candidates (id, company_id, first_name, last_name, email, phone, current_title, current_company, experience, skills,
      location, desired_salary, availability, source, summary, work_history, education, credentials, languages, volunteering, preferences, is_sample, created_at)
    SELECT sample_copy_id(company, c.id), company, first_name, last_name, email, phone, current_title, current_company,
      experience, skills, location, desired_salary, availability, source, summary, work_history, education, credentials, languages,
      volunteering, preferences, true, created_at
    FROM candidates c WHERE c.company_id = demo AND c.id IN (SELECT a.candidate_id FROM job_applications a WHERE a.id = ANY (applications)) ON CONFLICT DO NOTHING;
  INSERT INTO job_applications (id, company_id, job_id, candidate_id, stage, status, source, applied_at, last_activity,
      hired_at, rejected_at, rejection_reason, offer_amount, offer_date, start_date, notes)
    SELECT sample_copy_id(company, a.id), company, sample_copy_id(company, job_id),
      sample_copy_id(company, a.candidate_id), stage, status, source, applied_at, last_activity, hired_at,
      rejected_at, rejection_reason, offer_amount, offer_date, start_date, notes
    FROM job_applications a WHERE a.id = ANY (applications) ON CONFLICT DO NOTHING;
  INSERT INTO pipeline_activities (id, company_id, application_id, from_stage, to_stage, activity_type, description, created_at)
    SELECT sample_copy_id(company, p.id), company, sample_copy_id(company, application_id), from_stage, to_stage,
      activity_type, description, created_at
    FROM pipeline_activities p WHERE p.application_id = ANY (applications) ON CONFLICT DO NOTHING;
  INSERT INTO interviews (id, company_id, application_id, type, scheduled_at, duration, location, meeting_link, status, feedback,
      rating, recommendation, created_at)
    SELECT sample_copy_id(company, i.id), company, sample_copy_id(company, application_id), type, scheduled_at,
      duration, i.location, meeting_link, i.status, feedback, rating, recommendation, created_at
    FROM interviews i WHERE i.application_id = ANY (applications) ON CONFLICT DO NOTHING;
END
$$;

REVOKE ALL ON FUNCTION load_sample_data(company uuid, admin uuid) FROM PUBLIC;
GRANT ALL ON FUNCTION load_sample_data(company uuid, admin uuid) TO app_server;
