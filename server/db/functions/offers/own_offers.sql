-- For the user's data export: offers they received and their answers.
CREATE OR REPLACE FUNCTION own_offers() RETURNS TABLE (row_text text) LANGUAGE sql STABLE SECURITY DEFINER SET search_path = pg_catalog, public, pg_temp AS $$
  SELECT jsonb_build_object('job', o.job_title, 'company', o.company_name, 'amount', o.amount, 'currency', o.currency, 'per', o.per, 'startsOn', o.starts_on,
      'answerBy', o.answer_by, 'letter', o.letter, 'letterSha256', o.sha256, 'sentAt', o.sent_at, 'status', o.status, 'answeredAt', o.answered_at,
      'acceptedUnderTheName', o.accepted_name, 'yourTimeZone', o.answer_time_zone, 'yourReason', o.decline_reason, 'endedAt', o.ended_at)::text
  FROM offers o WHERE o.sent_at IS NOT NULL AND o.application_id IN (SELECT own_application_ids() UNION SELECT a.id FROM candidate_profiles p
    JOIN introduction_requests r ON r.profile_id = p.id JOIN job_applications a ON a.candidate_id = r.candidate_id WHERE p.user_id = app_user_id())
  ORDER BY o.sent_at
$$;

REVOKE ALL ON FUNCTION own_offers() FROM PUBLIC;
GRANT ALL ON FUNCTION own_offers() TO app_server;
