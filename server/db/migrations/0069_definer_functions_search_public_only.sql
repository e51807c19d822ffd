-- Without pg_temp in the list PostgreSQL looks for tables in it first: a caller's temporary table would be read in
-- place of ours, with the owner's rights. A helper with a search path of its own runs inside those functions, so it gets the same one.
DO $$
DECLARE
  each regprocedure;
BEGIN
  FOR each IN SELECT p.oid FROM pg_proc p
    WHERE p.pronamespace = 'public'::regnamespace AND p.proowner = current_user::regrole AND p.prokind IN ('f', 'p')
      AND (p.prosecdef OR EXISTS (SELECT 1 FROM unnest(p.proconfig) AS setting WHERE setting LIKE 'search\_path=%')) LOOP
    EXECUTE format('ALTER ROUTINE %s SET search_path = pg_catalog, public, pg_temp', each);
  END LOOP;
END
$$;--> statement-breakpoint

-- The same work as before with arrays in place of temporary tables, which the caller could have made first, with a trigger of theirs.
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
      location, desired_salary, availability, source, summary, work_history, education, is_sample, created_at)
    SELECT sample_copy_id(company, c.id), company, first_name, last_name, email, phone, current_title, current_company,
      experience, skills, location, desired_salary, availability, source, summary, work_history, education, true, created_at
    FROM candidates c WHERE c.company_id = demo AND c.id IN (SELECT a.candidate_id FROM job_applications a WHERE a.id = ANY (applications)) ON CONFLICT DO NOTHING;
  INSERT INTO job_applications (id, company_id, job_id, candidate_id, stage, status, score, source, applied_at, last_activity,
      hired_at, rejected_at, rejection_reason, offer_amount, offer_date, start_date, notes)
    SELECT sample_copy_id(company, a.id), company, sample_copy_id(company, job_id),
      sample_copy_id(company, a.candidate_id), stage, status, score, source, applied_at, last_activity, hired_at,
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
$$;--> statement-breakpoint
CREATE OR REPLACE FUNCTION forget_due_mentions(closing uuid) RETURNS void LANGUAGE plpgsql SECURITY DEFINER SET search_path = pg_catalog, public, pg_temp AS $$
DECLARE
  workspace uuid := due_workspace(closing);
  called text := (SELECT name FROM companies WHERE id = workspace);
  addresses text[] := ARRAY(SELECT lower(email) FROM invitations WHERE company_id = workspace
    UNION SELECT lower(u.username) FROM company_members m JOIN users u ON u.id = m.user_id WHERE m.company_id = workspace);
  anything constant text := '[0-9a-f]{8}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{12}';
  ids uuid[] := ARRAY[workspace];
  more uuid[];
  each record;
BEGIN
  IF workspace IS NULL THEN RETURN; END IF;
  FOR each IN SELECT t.* FROM workspace_tables() AS t JOIN pg_attribute a ON a.attrelid = to_regclass(quote_ident(t.name)) AND a.attname = 'id'
    AND a.atttypid = 'uuid'::regtype AND NOT a.attisdropped LOOP
    EXECUTE format('SELECT ARRAY(SELECT id FROM %I WHERE %s)', each.name, each.condition) INTO more USING workspace;
    ids := ids || more;
  END LOOP;
  -- IN, not EXISTS: the array is hashed once for the whole table and not once for each row.
  UPDATE mail_log m SET key = 'erased/' || m.id, message_id = '<erased.' || m.id || '>', to_address = '', subject = '', error = NULL
    WHERE m.id IN (SELECT l.id FROM mail_log l CROSS JOIN LATERAL regexp_matches(l.key, anything, 'g') AS r(part) JOIN unnest(ids) AS i(id) ON i.id = r.part[1]::uuid)
      -- These two know the workspace by its name alone.
      OR (m.template IN ('invitation', 'member-joined') AND lower(m.to_address) = ANY (addresses) AND right(m.subject, length(called) + 1) = ' ' || called);
  DELETE FROM pgboss.job j
    WHERE j.id IN (SELECT k.id FROM pgboss.job k
        CROSS JOIN LATERAL regexp_matches(coalesce(k.data::text, '') || coalesce(k.output::text, ''), anything, 'g') AS r(part) JOIN unnest(ids) AS i(id) ON i.id = r.part[1]::uuid)
      OR (j.name IN ('send-account-mail', 'dead-letters') AND j.data ->> 'kind' IN ('invitation', 'member-joined')
        AND j.data ->> 'company' = called AND lower(j.data ->> 'to') = ANY (addresses));
  DELETE FROM rate_limits l
    WHERE l.key IN (SELECT m.key FROM rate_limits m CROSS JOIN LATERAL regexp_matches(m.key, anything, 'g') AS r(part) JOIN unnest(ids) AS i(id) ON i.id = r.part[1]::uuid);
  UPDATE sessions SET active_company_id = NULL WHERE active_company_id = workspace;
END
$$;--> statement-breakpoint

-- A trigger needs no right to be called by the table it was made for. PUBLIC could attach one to a table of its own.
DO $$
DECLARE
  each regprocedure;
BEGIN
  FOR each IN SELECT p.oid FROM pg_proc p WHERE p.pronamespace = 'public'::regnamespace AND p.proowner = current_user::regrole AND p.prosecdef LOOP
    EXECUTE format('REVOKE EXECUTE ON ROUTINE %s FROM PUBLIC', each);
  END LOOP;
END
$$;--> statement-breakpoint
GRANT EXECUTE ON FUNCTION desk_due_at(timestamptz) TO app_server;
