-- Returns one section of the current user's data export.
CREATE OR REPLACE FUNCTION own_data(part text) RETURNS TABLE (row_text text)
LANGUAGE plpgsql STABLE SECURITY DEFINER SET search_path = pg_catalog, public, pg_temp AS $$
DECLARE
  person uuid := app_user_id();
  profile uuid := (SELECT id FROM candidate_profiles WHERE user_id = app_user_id());
  address text := (SELECT username FROM users WHERE id = app_user_id() AND email_verified AND is_anonymous IS NOT TRUE);
  since timestamptz := (SELECT created_at FROM users WHERE id = app_user_id());
  mailbox text := (SELECT username FROM users WHERE id = app_user_id() AND is_anonymous IS NOT TRUE);
BEGIN
  IF person IS NULL THEN RETURN; END IF;
  CASE part
    WHEN 'account' THEN RETURN QUERY SELECT to_jsonb(u)::text FROM users u WHERE u.id = person;
    WHEN 'ways-to-sign-in' THEN RETURN QUERY SELECT jsonb_build_object('kind', c.provider_id, 'since', c.created_at)::text FROM credentials c WHERE c.user_id = person;
    WHEN 'browsers' THEN RETURN QUERY SELECT (to_jsonb(s) - 'token')::text FROM sessions s WHERE s.user_id = person ORDER BY s.created_at;
    WHEN 'mail-settings' THEN RETURN QUERY SELECT to_jsonb(n)::text FROM notification_settings n WHERE n.user_id = person;
    WHEN 'workspaces' THEN RETURN QUERY SELECT jsonb_build_object('company', c.name, 'position', m.position, 'department', m.department, 'permissions', m.permissions, 'joinedAt', m.joined_at)::text
      FROM company_members m JOIN companies c ON c.id = m.company_id WHERE m.user_id = person;
    WHEN 'profile' THEN RETURN QUERY SELECT to_jsonb(p)::text FROM candidate_profiles p WHERE p.id = profile;
    WHEN 'privacy-settings' THEN RETURN QUERY SELECT to_jsonb(s)::text FROM privacy_settings s WHERE s.candidate_id = profile;
    WHEN 'human-review' THEN RETURN QUERY SELECT to_jsonb(h)::text FROM human_reviews h WHERE h.profile_id = profile;
    WHEN 'resume-readings' THEN RETURN QUERY SELECT to_jsonb(r)::text FROM resume_readings r WHERE r.user_id = person ORDER BY r.created_at;
    WHEN 'resume-analyses' THEN RETURN QUERY SELECT to_jsonb(r)::text FROM resume_analyses r WHERE r.candidate_id = profile ORDER BY r.created_at;
    WHEN 'portfolio' THEN RETURN QUERY SELECT to_jsonb(i)::text FROM portfolio_items i WHERE i.candidate_id = profile ORDER BY i.display_order;
    WHEN 'integrations' THEN RETURN QUERY SELECT to_jsonb(i)::text FROM external_integrations i WHERE i.candidate_id = profile;
    WHEN 'activities' THEN RETURN QUERY SELECT to_jsonb(a)::text FROM candidate_activities a WHERE a.candidate_id = profile ORDER BY a.created_at;
    WHEN 'connections' THEN RETURN QUERY SELECT jsonb_build_object('id', c.id, 'asked', CASE WHEN c.candidate_id = profile THEN 'you' ELSE 'the other' END,
        'status', CASE WHEN c.status = 'ignored' AND c.candidate_id = profile THEN 'pending' ELSE c.status END, 'message', c.message, 'at', c.created_at)::text
      FROM professional_connections c WHERE profile IN (c.candidate_id, c.connected_candidate_id) ORDER BY c.created_at;
    WHEN 'connection-invitations' THEN RETURN QUERY SELECT jsonb_build_object('to', i.email, 'message', i.message, 'at', i.created_at)::text
      FROM connection_invitations i WHERE i.candidate_id = profile ORDER BY i.created_at;
    WHEN 'invitations-to-you' THEN RETURN QUERY SELECT jsonb_build_object('message', i.message, 'at', i.created_at)::text
      FROM connection_invitations i WHERE i.email = address ORDER BY i.created_at;
    WHEN 'introductions' THEN RETURN QUERY SELECT jsonb_build_object('company', c.name, 'job', j.title, 'message', i.message, 'status', i.status, 'requestedAt', i.requested_at,
        'answeredAt', i.answered_at)::text
      FROM introduction_requests i JOIN companies c ON c.id = i.company_id JOIN jobs_enhanced j ON j.id = i.job_id WHERE i.profile_id = profile ORDER BY i.requested_at;
    WHEN 'records-from-introductions' THEN RETURN QUERY SELECT (to_jsonb(c) - 'notes' || jsonb_build_object('company', w.name))::text
      FROM introduction_requests i JOIN candidates c ON c.id = i.candidate_id JOIN companies w ON w.id = c.company_id WHERE i.profile_id = profile;
    WHEN 'files-in-records' THEN RETURN QUERY SELECT jsonb_build_object('company', w.name, 'fileName', f.file_name, 'mediaType', f.media_type, 'sizeBytes', f.size_bytes, 'at', c.created_at)::text
      FROM introduction_requests i JOIN candidate_files c ON c.candidate_id = i.candidate_id JOIN files f ON f.id = c.file_id JOIN companies w ON w.id = c.company_id
      WHERE i.profile_id = profile ORDER BY c.created_at;
    WHEN 'applications' THEN RETURN QUERY SELECT (to_jsonb(s) - 'spam_signals' - 'created_candidate_id' || jsonb_build_object('job', j.title, 'company', w.name, 'stage', a.stage,
        'status', a.status, 'answerDueAt', a.answer_due_at))::text
      FROM application_submissions s JOIN job_applications a ON a.id = s.application_id JOIN jobs_enhanced j ON j.id = a.job_id JOIN companies w ON w.id = a.company_id
      WHERE s.application_id IN (SELECT own_application_ids()) ORDER BY s.created_at;
    WHEN 'application-consents' THEN RETURN QUERY SELECT (to_jsonb(c) - 'company_id')::text FROM application_consents c
      WHERE c.application_id IN (SELECT own_application_ids()) ORDER BY c.created_at;
    WHEN 'records-from-applications' THEN RETURN QUERY SELECT (to_jsonb(c) - 'notes' - 'search_vector' || jsonb_build_object('company', w.name))::text
      FROM application_submissions s JOIN candidates c ON c.id = s.created_candidate_id JOIN companies w ON w.id = c.company_id
      WHERE s.application_id IN (SELECT own_application_ids());
    WHEN 'saved-jobs' THEN RETURN QUERY SELECT (to_jsonb(s) || jsonb_build_object('job', j.title))::text FROM candidate_job_interests s JOIN jobs j ON j.id = s.job_id
      WHERE s.candidate_id = profile ORDER BY s.created_at;
    WHEN 'job-alerts' THEN RETURN QUERY SELECT to_jsonb(a)::text FROM job_alerts a WHERE a.user_id = person;
    WHEN 'job-alert-deliveries' THEN RETURN QUERY SELECT (to_jsonb(t) || jsonb_build_object('job', j.title))::text FROM job_alert_deliveries t JOIN jobs j ON j.id = t.job_id
      WHERE t.user_id = person ORDER BY t.created_at;
    WHEN 'match-facts' THEN RETURN QUERY SELECT jsonb_build_object('facts', m.facts, 'brief', m.brief, 'blocked', m.blocked, 'engineVersion', m.engine_version, 'madeAt', m.made_at)::text
      FROM candidate_match m WHERE m.profile_id = profile;
    WHEN 'match-runs' THEN RETURN QUERY SELECT jsonb_build_object('job', r.job_title, 'at', r.at, 'engineVersion', r.engine_version, 'score', found.entry -> 'overall', 'place', found.place)::text
      FROM match_runs r, jsonb_array_elements(r.results) WITH ORDINALITY AS found(entry, place)
      WHERE r.results @> jsonb_build_array(jsonb_build_object('id', profile)) AND found.entry ->> 'id' = profile::text ORDER BY r.at;
    WHEN 'match-scores' THEN RETURN QUERY SELECT (to_jsonb(m) - 'company_id')::text FROM ai_job_matches m
      WHERE m.candidate_id IN (SELECT i.candidate_id FROM introduction_requests i WHERE i.profile_id = profile) ORDER BY m.created_at;
      RETURN QUERY SELECT jsonb_build_object('application', a.id, 'score', a.score, 'engineVersion', a.score_engine, 'at', a.scored_at)::text FROM job_applications a
        WHERE a.score IS NOT NULL AND a.id IN (SELECT own_application_ids()) ORDER BY a.scored_at;
    WHEN 'mails' THEN RETURN QUERY SELECT jsonb_build_object('subject', m.subject, 'kind', m.template, 'status', m.status, 'at', m.created_at, 'sentAt', m.sent_at)::text
      FROM mail_log m WHERE lower(m.to_address) = mailbox AND (address IS NOT NULL OR m.created_at >= since) ORDER BY m.created_at;
    WHEN 'consents' THEN RETURN QUERY SELECT to_jsonb(c)::text FROM consent_log c WHERE c.user_id = person ORDER BY c.created_at;
    WHEN 'forms-you-sent' THEN RETURN QUERY
      SELECT (to_jsonb(q) - 'spam_signals' || '{"form": "quote request"}')::text FROM quote_requests q WHERE normal_email(q.email) = normal_email(address)
      UNION ALL SELECT (to_jsonb(l) - 'spam_signals' || '{"form": "inquiry"}')::text FROM leads l WHERE normal_email(l.email) = normal_email(address)
      UNION ALL SELECT (to_jsonb(c) - 'spam_signals' || '{"form": "contact request"}')::text FROM contact_requests c WHERE normal_email(c.email) = normal_email(address)
      UNION ALL SELECT (to_jsonb(s) || '{"form": "strategy call"}')::text FROM strategy_calls s WHERE normal_email(s.email) = normal_email(address);
    WHEN 'mails-with-us' THEN RETURN QUERY SELECT jsonb_build_object('kind', e.kind, 'subject', e.subject, 'body', e.body, 'at', e.created_at)::text
      FROM desk_entries e JOIN desk_leads l ON l.id = e.lead_id WHERE normal_email(l.email) = normal_email(address) AND e.kind IN ('mail', 'reply') ORDER BY e.created_at;
    WHEN 'files' THEN RETURN QUERY SELECT (to_jsonb(f) - 'storage_key' - 'owner_user_id' - 'company_id')::text FROM files f
      WHERE f.owner_user_id = person OR f.id IN (SELECT s.file_id FROM application_submissions s WHERE s.application_id IN (SELECT own_application_ids())) ORDER BY f.created_at;
    WHEN 'your-actions-in-workspaces' THEN RETURN QUERY SELECT jsonb_build_object('action', a.action, 'at', a.created_at)::text FROM audit_log a WHERE a.actor_user_id = person ORDER BY a.created_at;
    WHEN 'retention' THEN RETURN QUERY SELECT to_jsonb(r)::text FROM retention_states r WHERE r.user_id = person;
    ELSE RAISE EXCEPTION 'there is no section %', part;
  END CASE;
END
$$;

REVOKE ALL ON FUNCTION own_data(part text) FROM PUBLIC;
GRANT ALL ON FUNCTION own_data(part text) TO app_server;
