-- Erases everything stored under an email address before the cutoff, including leads, applications, invitations and client reviewers.
CREATE OR REPLACE FUNCTION erase_address(address text, cut timestamptz) RETURNS TABLE (counts jsonb, storage_keys text[])
LANGUAGE plpgsql SECURITY DEFINER SET search_path = pg_catalog, public, pg_temp AS $$
DECLARE
  lead_ids uuid[] := ARRAY(SELECT id FROM desk_leads WHERE normal_email(email) = normal_email(address) AND received_at < cut);
  application_ids uuid[] := ARRAY(SELECT application_id FROM application_submissions WHERE lower(email) = lower(address) AND created_at < cut);
  erased_identity constant jsonb := '{"first_name": "Erased", "last_name": "person", "email": "erased-{id}@erased.invalid", "company": ""}';
  erased_applications record;
  file_ids uuid[];
  n integer;
  invitation_count integer := 0;
  restriction_count integer := 0;
  mails integer;
  tasks integer;
  audit_count integer := 0;
BEGIN
  file_ids := ARRAY(SELECT file_id FROM contact_requests WHERE id = ANY (lead_ids) AND file_id IS NOT NULL
    UNION SELECT f.file_id FROM desk_entry_files f JOIN desk_entries e ON e.id = f.entry_id WHERE e.lead_id = ANY (lead_ids));
  UPDATE strategy_calls SET status = 'cancelled' WHERE id = ANY (lead_ids) AND status = 'booked' AND starts_at > cut;
  PERFORM erase_columns('quote_requests', lead_ids, '{company_size,timeline,status,idempotency_key,spam_signals,created_at}', erased_identity || '{"hiring_need": ""}');
  PERFORM erase_columns('leads', lead_ids, '{company_size,status,idempotency_key,spam_signals,created_at}', erased_identity || '{"interests": "{}"}');
  PERFORM erase_columns('contact_requests', lead_ids, '{page_path,is_sample,status,idempotency_key,spam_signals,created_at}',
    erased_identity || '{"name": "Erased person", "phone": "", "hiring_needs": ""}');
  PERFORM erase_columns('strategy_calls', lead_ids,
    '{starts_at,ends_at,duration_minutes,time_zone,team_size,urgency,status,sequence,reminded_at,is_sample,created_at}', erased_identity || '{"challenges": ""}');
  PERFORM erase_columns('desk_leads', lead_ids,
    '{kind,contact_id,source,state,assignee_id,received_at,due_at,first_replied_at,warned_at,breached_at,last_activity_at,company_id,is_sample}', erased_identity || '{"summary": ""}');
  UPDATE desk_entries SET subject = NULL, body = NULL, from_address = NULL, to_address = NULL, message_id = NULL,
      details = CASE WHEN kind IN ('state', 'assignment') THEN details END WHERE lead_id = ANY (lead_ids);
  UPDATE desk_contacts SET email = 'erased-' || id || '@erased.invalid', name = 'Erased person', company = '', phone = NULL
    WHERE email = normal_email(address) AND created_at < cut;
  PERFORM erase_shortlist_reader(address, cut);
  DELETE FROM connection_invitations WHERE email = lower(address) AND created_at < cut;
  GET DIAGNOSTICS invitation_count = ROW_COUNT;
  UPDATE invitations SET email = 'erased-' || id || '@erased.invalid', revoked_at = coalesce(revoked_at, CASE WHEN accepted_at IS NULL THEN cut END)
    WHERE lower(email) = lower(address) AND created_at < cut;
  GET DIAGNOSTICS n = ROW_COUNT;
  invitation_count := invitation_count + n;
  DELETE FROM connection_refusals WHERE email_hash = encode(sha256(convert_to(lower(address), 'UTF8')), 'hex') AND created_at < cut;
  GET DIAGNOSTICS restriction_count = ROW_COUNT;
  DELETE FROM mail_suppressions WHERE mail_suppressions.address = lower(erase_address.address) AND created_at < cut;
  GET DIAGNOSTICS n = ROW_COUNT;
  restriction_count := restriction_count + n;
  DELETE FROM verifications WHERE created_at < cut AND (mentions_address(identifier, address) OR mentions_address(value, address));
  -- Rate limits have no creation time and expire within a day. They stay if a newer account has the address.
  IF NOT EXISTS (SELECT 1 FROM users WHERE username = lower(address) AND created_at >= cut) THEN
    DELETE FROM rate_limits WHERE mentions_address(key, address)
      OR strpos(key, left(encode(sha256(convert_to(lower(address), 'UTF8')), 'hex'), 24)) > 0;
    GET DIAGNOSTICS n = ROW_COUNT;
    restriction_count := restriction_count + n;
  END IF;
  UPDATE audit_log SET details = '{"subject": "Erased person"}' WHERE created_at < cut AND mentions_address(details::text, address);
  GET DIAGNOSTICS audit_count = ROW_COUNT;
  mails := erase_mails(ARRAY[lower(address)], lead_ids || application_ids, '-infinity', cut);
  tasks := erase_tasks(lead_ids || application_ids, ARRAY[lower(address)], '-infinity', cut);
  -- When erasures are repeated after a restore, app.erasing is not set yet, and match runs can be changed only with it.
  PERFORM set_config('app.erasing', 'on', true);
  SELECT * INTO erased_applications FROM erase_applications(application_ids);
  storage_keys := erased_applications.storage_keys || ARRAY(SELECT storage_key FROM files WHERE id = ANY (file_ids));
  DELETE FROM files WHERE id = ANY (file_ids);
  counts := jsonb_build_object('leads', cardinality(lead_ids), 'connections', invitation_count, 'limits', restriction_count, 'audit', audit_count, 'mails', mails,
    'tasks', tasks, 'files', cardinality(storage_keys), 'applications', cardinality(application_ids), 'matches', erased_applications.scores, 'runs', erased_applications.runs);
  RETURN NEXT;
END
$$;

REVOKE ALL ON FUNCTION erase_address(address text, cut timestamp with time zone) FROM PUBLIC;
