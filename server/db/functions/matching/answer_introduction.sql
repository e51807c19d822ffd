CREATE OR REPLACE FUNCTION answer_introduction(request uuid, yes boolean) RETURNS TABLE (status text, company text)
LANGUAGE plpgsql SECURITY DEFINER SET search_path = pg_catalog, public, pg_temp AS $$
DECLARE
  asked introduction_requests;
  made uuid;
  brought uuid;
BEGIN
  SELECT * INTO asked FROM introduction_requests i WHERE i.id = request FOR UPDATE;
  IF NOT FOUND OR NOT introduction_is_open(asked) THEN RETURN; END IF;
  IF yes THEN
    INSERT INTO candidates (company_id, first_name, last_name, email, phone, resume_url, linkedin_url, portfolio_url, current_title,
        current_company, skills, location, desired_salary, availability, source, summary, work_history, education, credentials, languages, volunteering,
        preferences)
      SELECT asked.company_id, v ->> 'firstName', v ->> 'lastName', coalesce(v ->> 'email', u.username), v ->> 'phone', v ->> 'resumeUrl', v ->> 'linkedinUrl',
        v ->> 'portfolioUrl', v ->> 'title', v -> 'experience' -> 0 ->> 'company', p.skills, v ->> 'location',
        (v ->> 'desiredSalary')::numeric, 'unknown', 'Cohire network', v ->> 'summary', v -> 'experience', v -> 'education',
        v -> 'credentials', v -> 'languages', v -> 'volunteering', v -> 'preferences'
      FROM candidate_profiles p JOIN users u ON u.id = p.user_id LEFT JOIN privacy_settings s ON s.candidate_id = p.id, profile_as_seen('introduced', p, s) AS v
      WHERE p.id = asked.profile_id RETURNING candidates.id INTO made;
    -- The candidate accepted for this job, so they are added to its pipeline if it is still open.
    INSERT INTO job_applications (company_id, job_id, candidate_id, source)
      SELECT asked.company_id, j.id, made, 'Cohire network' FROM jobs_enhanced j
      WHERE j.id = asked.job_id AND j.company_id = asked.company_id AND j.status <> 'closed' AND made IS NOT NULL
      RETURNING job_applications.id INTO brought;
    INSERT INTO pipeline_activities (company_id, application_id, to_stage, activity_type, description)
      SELECT asked.company_id, brought, 'applied', 'application_added', 'Said yes to an introduction' WHERE brought IS NOT NULL;
  END IF;
  UPDATE introduction_requests i SET status = CASE WHEN yes THEN 'accepted' ELSE 'declined' END, answered_at = now(), candidate_id = made
    WHERE i.id = request;
  RETURN QUERY SELECT CASE WHEN yes THEN 'accepted' ELSE 'declined' END, c.name::text FROM companies c WHERE c.id = asked.company_id;
END
$$;

REVOKE ALL ON FUNCTION answer_introduction(request uuid, yes boolean) FROM PUBLIC;
GRANT ALL ON FUNCTION answer_introduction(request uuid, yes boolean) TO app_server;
