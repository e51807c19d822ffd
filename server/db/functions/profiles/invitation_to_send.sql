-- No email goes to an address at a company that the sender blocked, or to a person who blocked the sender's company.
CREATE OR REPLACE FUNCTION invitation_to_send(invitation uuid) RETURNS TABLE (email text, requester_id uuid, requester text, title text)
LANGUAGE sql STABLE SECURITY DEFINER SET search_path = pg_catalog, public, pg_temp AS $$
  SELECT i.email::text, p.id, btrim((v ->> 'firstName') || ' ' || (v ->> 'lastName')), coalesce(v ->> 'title', '')
  FROM connection_invitations i JOIN candidate_profiles p ON p.id = i.candidate_id LEFT JOIN privacy_settings s ON s.candidate_id = p.id
    LEFT JOIN users u ON lower(u.username) = i.email LEFT JOIN candidate_profiles recipient ON recipient.user_id = u.id, profile_as_seen('connection', p, s) AS v
  WHERE i.id = invitation AND NOT EXISTS (SELECT 1 FROM connection_refusals r WHERE r.email_hash = encode(sha256(convert_to(i.email, 'UTF8')), 'hex'))
    AND profile_hidden_because('connection', keys_of_viewer(u.id, NULL) || company_keys('{}', ARRAY[i.email::text]), p, s, false) IS NULL
    AND (recipient.id IS NULL OR NOT profiles_hidden_from_each_other(p.id, recipient.id))
$$;

REVOKE ALL ON FUNCTION invitation_to_send(invitation uuid) FROM PUBLIC;
GRANT ALL ON FUNCTION invitation_to_send(invitation uuid) TO app_server;
