-- For the user's data export: what they were asked, which reviewers they were shown to, and their own answers as a client reviewer.
CREATE OR REPLACE FUNCTION own_shortlists(part text) RETURNS TABLE (row_text text) LANGUAGE plpgsql STABLE SECURITY DEFINER SET search_path = pg_catalog, public, pg_temp AS $$
DECLARE
  person uuid := app_user_id();
  address text := (SELECT username FROM users WHERE id = app_user_id() AND email_verified AND is_anonymous IS NOT TRUE);
  applications uuid[] := ARRAY(SELECT own_application_ids() UNION SELECT a.id FROM candidate_profiles p
    JOIN introduction_requests r ON r.profile_id = p.id JOIN job_applications a ON a.candidate_id = r.candidate_id WHERE p.user_id = app_user_id());
BEGIN
  IF person IS NULL THEN RETURN; END IF;
  CASE part
    WHEN 'submission-consents' THEN RETURN QUERY SELECT jsonb_build_object('company', w.name, 'job', j.title, 'askedAt', c.created_at, 'text', c.text, 'until', c.until,
        'answer', c.answer, 'answeredAt', c.answered_at, 'withdrawnAt', c.withdrawn_at)::text
      FROM submission_consents c JOIN job_applications a ON a.id = c.application_id JOIN jobs_enhanced j ON j.id = a.job_id JOIN companies w ON w.id = a.company_id
      WHERE a.id = ANY (applications) ORDER BY c.created_at;
    WHEN 'shortlisted' THEN RETURN QUERY SELECT jsonb_build_object('company', w.name, 'job', j.title, 'sentAt', s.sent_at, 'until', s.expires_at, 'endedAt', s.revoked_at,
        'withoutName', s.is_anonymous, 'why', e.why, 'to', (SELECT jsonb_agg(r.name ORDER BY r.name) FROM shortlist_readers r WHERE r.shortlist_id = s.id))::text
      FROM shortlist_entries e JOIN shortlists s ON s.id = e.shortlist_id JOIN jobs_enhanced j ON j.id = s.job_id JOIN companies w ON w.id = s.company_id
      WHERE e.application_id = ANY (applications) AND s.sent_at IS NOT NULL ORDER BY s.sent_at;
    WHEN 'shortlists-to-you' THEN RETURN QUERY SELECT jsonb_build_object('company', w.name, 'job', j.title, 'name', r.name, 'sentAt', s.sent_at, 'firstOpenedAt', r.first_opened_at,
        'timesOpened', r.times_opened, 'answers', (SELECT jsonb_agg(jsonb_build_object('verdict', a.verdict, 'comment', a.comment, 'at', a.answered_at) ORDER BY a.answered_at)
          FROM shortlist_answers a WHERE a.reader_id = r.id))::text
      FROM shortlist_readers r JOIN shortlists s ON s.id = r.shortlist_id JOIN jobs_enhanced j ON j.id = s.job_id JOIN companies w ON w.id = s.company_id
      WHERE lower(r.email) = lower(address) AND s.sent_at IS NOT NULL ORDER BY s.sent_at;
    ELSE RAISE EXCEPTION 'there is no section %', part;
  END CASE;
END
$$;

REVOKE ALL ON FUNCTION own_shortlists(part text) FROM PUBLIC;
GRANT ALL ON FUNCTION own_shortlists(part text) TO app_server;
