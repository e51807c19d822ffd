-- Recruiters of the firm who were let into a workspace
ALTER TABLE recruiter_access ENABLE ROW LEVEL SECURITY;--> statement-breakpoint
ALTER TABLE recruiter_access FORCE ROW LEVEL SECURITY;--> statement-breakpoint
CREATE POLICY own_company ON recruiter_access USING (company_id = (SELECT app_company_id())) WITH CHECK (company_id = (SELECT app_company_id()));--> statement-breakpoint
CREATE POLICY own_admission ON recruiter_access FOR SELECT USING (user_id = (SELECT app_user_id()));--> statement-breakpoint
CREATE POLICY own_admissions ON companies FOR SELECT
  USING (id IN (SELECT company_id FROM recruiter_access WHERE user_id = (SELECT app_user_id()) AND dismissed_at IS NULL));--> statement-breakpoint

-- A person's own settings
ALTER TABLE notification_settings ENABLE ROW LEVEL SECURITY;--> statement-breakpoint
ALTER TABLE notification_settings FORCE ROW LEVEL SECURITY;--> statement-breakpoint
CREATE POLICY own_settings ON notification_settings USING (user_id = (SELECT app_user_id())) WITH CHECK (user_id = (SELECT app_user_id()));--> statement-breakpoint

-- Whoever holds the link of an invitation may read that one row, before any company is known.
CREATE FUNCTION app_invitation_hash() RETURNS text LANGUAGE sql STABLE PARALLEL SAFE AS $$
  SELECT nullif(current_setting('app.invitation_hash', true), '')
$$;--> statement-breakpoint
CREATE POLICY by_token ON invitations FOR SELECT USING (token_hash = (SELECT app_invitation_hash()));--> statement-breakpoint

-- The last admin cannot leave, whichever way: two who leave at once wait for each other on the company's row.
CREATE FUNCTION keep_an_admin() RETURNS trigger LANGUAGE plpgsql SECURITY DEFINER SET search_path = public AS $$
BEGIN
  PERFORM 1 FROM companies WHERE id = OLD.company_id FOR UPDATE;
  IF FOUND AND NOT EXISTS (SELECT 1 FROM company_members WHERE company_id = OLD.company_id AND permissions = 'admin') THEN
    RAISE EXCEPTION 'a workspace keeps at least one admin'
      USING ERRCODE = 'check_violation', CONSTRAINT = 'company_members_keep_an_admin';
  END IF;
  RETURN NULL;
END
$$;--> statement-breakpoint
CREATE CONSTRAINT TRIGGER company_members_keep_an_admin AFTER UPDATE OF permissions OR DELETE ON company_members
  DEFERRABLE INITIALLY IMMEDIATE FOR EACH ROW WHEN (OLD.permissions = 'admin') EXECUTE FUNCTION keep_an_admin();--> statement-breakpoint

-- What a visitor without an account has built goes to the account they make. An account that has a profile keeps its own.
CREATE FUNCTION carry_over_visitor(visitor uuid, account uuid) RETURNS boolean
LANGUAGE plpgsql SECURITY DEFINER SET search_path = public AS $$
BEGIN
  IF NOT EXISTS (SELECT 1 FROM users WHERE id = visitor AND is_anonymous)
    OR EXISTS (SELECT 1 FROM users WHERE id = account AND (is_anonymous OR kind = 'staff'))
    OR EXISTS (SELECT 1 FROM candidate_profiles WHERE user_id = account) THEN
    RETURN false;
  END IF;
  UPDATE candidate_profiles SET user_id = account WHERE user_id = visitor;
  UPDATE files SET owner_user_id = account WHERE owner_user_id = visitor;
  RETURN true;
END
$$;--> statement-breakpoint
REVOKE ALL ON FUNCTION carry_over_visitor(uuid, uuid) FROM PUBLIC;--> statement-breakpoint
GRANT EXECUTE ON FUNCTION carry_over_visitor(uuid, uuid) TO app_server;--> statement-breakpoint

-- The id of a copy: follows from the company and the original, in the shape of a UUID made from a name.
CREATE FUNCTION sample_copy_id(company uuid, original uuid) RETURNS uuid LANGUAGE sql IMMUTABLE PARALLEL SAFE AS $$
  SELECT overlay(overlay(md5(company::text || original::text) PLACING '5' FROM 13) PLACING '8' FROM 17)::uuid
$$;--> statement-breakpoint

-- A part of the demo workspace, copied into the asker's own: three teams, their open jobs, the people who applied.
-- Loading twice finds the same rows.
CREATE FUNCTION load_sample_data(company uuid, admin uuid) RETURNS void
LANGUAGE plpgsql SECURITY DEFINER SET search_path = public AS $$
DECLARE
  demo uuid;
BEGIN
  IF company IS DISTINCT FROM app_company_id() THEN
    RAISE EXCEPTION 'sample data goes into the open workspace only' USING ERRCODE = 'insufficient_privilege';
  END IF;
  SELECT id INTO demo FROM companies WHERE is_sample ORDER BY created_at LIMIT 1;
  IF demo IS NULL OR demo = company THEN
    RETURN;
  END IF;

  CREATE TEMPORARY TABLE sample_team ON COMMIT DROP AS
    SELECT t.id FROM hiring_teams t WHERE t.company_id = demo
    ORDER BY (SELECT count(*) FROM jobs_enhanced j WHERE j.hiring_team_id = t.id) DESC, t.id LIMIT 3;
  CREATE TEMPORARY TABLE sample_job ON COMMIT DROP AS
    SELECT j.id FROM jobs_enhanced j JOIN sample_team t ON t.id = j.hiring_team_id WHERE j.company_id = demo;
  CREATE TEMPORARY TABLE sample_application ON COMMIT DROP AS
    SELECT a.id, a.candidate_id FROM job_applications a JOIN sample_job j ON j.id = a.job_id WHERE a.company_id = demo;

  INSERT INTO hiring_teams (id, name, description, company_id, created_by, is_sample, created_at)
    SELECT sample_copy_id(company, t.id), t.name, t.description, company, admin, true, t.created_at
    FROM hiring_teams t JOIN sample_team USING (id) ON CONFLICT DO NOTHING;
  INSERT INTO hiring_team_members (company_id, team_id, user_id, role, permissions)
    SELECT company, sample_copy_id(company, t.id), admin, 'Team lead', 'admin'
    FROM sample_team t ON CONFLICT DO NOTHING;
  INSERT INTO jobs_enhanced (id, title, department, description, requirements, must_have, nice_to_have, benefits, location, remote,
      salary_min, salary_max, min_years, type, status, priority, company_id, hiring_team_id, created_by, target_start_date,
      application_deadline, is_sample, created_at)
    SELECT sample_copy_id(company, j.id), title, department, description, requirements, must_have, nice_to_have, benefits,
      location, remote, salary_min, salary_max, min_years, type, status, priority, company,
      sample_copy_id(company, hiring_team_id), admin, target_start_date, application_deadline, true, created_at
    FROM jobs_enhanced j JOIN sample_job USING (id) ON CONFLICT DO NOTHING;
  INSERT INTO candidates (id, company_id, first_name, last_name, email, phone, current_title, current_company, experience, skills,
      location, desired_salary, availability, source, summary, work_history, education, is_sample, created_at)
    SELECT sample_copy_id(company, c.id), company, first_name, last_name, email, phone, current_title, current_company,
      experience, skills, location, desired_salary, availability, source, summary, work_history, education, true, created_at
    FROM candidates c WHERE c.company_id = demo AND c.id IN (SELECT candidate_id FROM sample_application) ON CONFLICT DO NOTHING;
  INSERT INTO job_applications (id, company_id, job_id, candidate_id, stage, status, score, source, applied_at, last_activity,
      hired_at, rejected_at, rejection_reason, offer_amount, offer_date, start_date, notes)
    SELECT sample_copy_id(company, a.id), company, sample_copy_id(company, job_id),
      sample_copy_id(company, a.candidate_id), stage, status, score, source, applied_at, last_activity, hired_at,
      rejected_at, rejection_reason, offer_amount, offer_date, start_date, notes
    FROM job_applications a JOIN sample_application s ON s.id = a.id ON CONFLICT DO NOTHING;
  INSERT INTO pipeline_activities (id, company_id, application_id, from_stage, to_stage, activity_type, description, created_at)
    SELECT sample_copy_id(company, p.id), company, sample_copy_id(company, application_id), from_stage, to_stage,
      activity_type, description, created_at
    FROM pipeline_activities p JOIN sample_application s ON s.id = p.application_id ON CONFLICT DO NOTHING;
  INSERT INTO interviews (id, company_id, application_id, type, scheduled_at, duration, location, meeting_link, status, feedback,
      rating, recommendation, created_at)
    SELECT sample_copy_id(company, i.id), company, sample_copy_id(company, application_id), type, scheduled_at,
      duration, i.location, meeting_link, i.status, feedback, rating, recommendation, created_at
    FROM interviews i JOIN sample_application s ON s.id = i.application_id ON CONFLICT DO NOTHING;
  DROP TABLE sample_team, sample_job, sample_application;
END
$$;--> statement-breakpoint
REVOKE ALL ON FUNCTION load_sample_data(uuid, uuid) FROM PUBLIC;--> statement-breakpoint
GRANT EXECUTE ON FUNCTION load_sample_data(uuid, uuid) TO app_server;
