-- For the user's data export: interviews they were invited to, and what they did on panels. Scorecards that others wrote about them belong to the
-- workspace, as notes do, and are left out.
CREATE OR REPLACE FUNCTION own_interviews(part text) RETURNS TABLE (row_text text) LANGUAGE plpgsql STABLE SECURITY DEFINER SET search_path = pg_catalog, public, pg_temp AS $$
DECLARE
  person uuid := app_user_id();
  applications uuid[] := ARRAY(SELECT own_application_ids() UNION SELECT a.id FROM candidate_profiles p
    JOIN introduction_requests r ON r.profile_id = p.id JOIN job_applications a ON a.candidate_id = r.candidate_id WHERE p.user_id = app_user_id());
BEGIN
  IF person IS NULL THEN RETURN; END IF;
  CASE part
    WHEN 'interviews' THEN RETURN QUERY SELECT jsonb_build_object('job', j.title, 'company', w.name, 'at', i.scheduled_at, 'minutes', i.duration, 'type', i.type,
        'location', i.location, 'meetingLink', i.meeting_link, 'yourTimeZone', i.time_zone, 'status', i.status,
        'with', (SELECT jsonb_agg(u.name ORDER BY u.name) FROM interview_panelists p JOIN users u ON u.id = p.user_id WHERE p.interview_id = i.id))::text
      FROM interviews i JOIN job_applications a ON a.id = i.application_id JOIN jobs_enhanced j ON j.id = a.job_id JOIN companies w ON w.id = a.company_id
      WHERE a.id = ANY (applications) ORDER BY i.scheduled_at;
    WHEN 'interview-links' THEN RETURN QUERY SELECT jsonb_build_object('job', j.title, 'company', w.name, 'sentAt', v.created_at, 'until', v.expires_at,
        'minutes', v.duration, 'type', v.type, 'endedAt', v.revoked_at)::text
      FROM interview_invitations v JOIN job_applications a ON a.id = v.application_id JOIN jobs_enhanced j ON j.id = a.job_id JOIN companies w ON w.id = a.company_id
      WHERE a.id = ANY (applications) ORDER BY v.created_at;
    WHEN 'interview-hours' THEN RETURN QUERY SELECT jsonb_build_object('company', w.name, 'timeZone', h.time_zone, 'week', h.week, 'savedAt', h.updated_at)::text
      FROM member_hours h JOIN companies w ON w.id = h.company_id WHERE h.user_id = person ORDER BY w.name;
    WHEN 'panels' THEN RETURN QUERY SELECT jsonb_build_object('company', w.name, 'job', j.title, 'at', i.scheduled_at, 'minutes', i.duration, 'status', i.status)::text
      FROM interview_panelists p JOIN interviews i ON i.id = p.interview_id JOIN job_applications a ON a.id = i.application_id
        JOIN jobs_enhanced j ON j.id = a.job_id JOIN companies w ON w.id = a.company_id WHERE p.user_id = person ORDER BY i.scheduled_at;
    WHEN 'scorecards' THEN RETURN QUERY SELECT jsonb_build_object('company', w.name, 'job', j.title, 'at', i.scheduled_at, 'status', c.status, 'ratings', c.ratings,
        'notes', c.notes, 'recommendation', c.recommendation, 'submittedAt', c.submitted_at,
        'before', (SELECT jsonb_agg(m.before || jsonb_build_object('reason', m.reason, 'changedAt', m.created_at) ORDER BY m.created_at)
          FROM scorecard_amendments m WHERE m.scorecard_id = c.id))::text
      FROM scorecards c JOIN interviews i ON i.id = c.interview_id JOIN job_applications a ON a.id = i.application_id
        JOIN jobs_enhanced j ON j.id = a.job_id JOIN companies w ON w.id = a.company_id WHERE c.user_id = person ORDER BY i.scheduled_at;
    ELSE RAISE EXCEPTION 'there is no section %', part;
  END CASE;
END
$$;

REVOKE ALL ON FUNCTION own_interviews(part text) FROM PUBLIC;
GRANT ALL ON FUNCTION own_interviews(part text) TO app_server;
