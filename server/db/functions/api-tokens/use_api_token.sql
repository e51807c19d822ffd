-- Finds the owner of a token before the workspace is known. The token must be valid and its creator must still be a member.
-- last_used_at is written at most once a minute, so that a busy client does not write on every call. is_first marks the first use.
CREATE OR REPLACE FUNCTION use_api_token(hash text) RETURNS TABLE (id uuid, company_id uuid, made_by uuid, name text, level text, is_first boolean)
LANGUAGE plpgsql SECURITY DEFINER SET search_path = pg_catalog, public, pg_temp AS $$
DECLARE
  found_token api_tokens%ROWTYPE;
  was_first boolean := false;
BEGIN
  SELECT t.* INTO found_token FROM api_tokens t JOIN company_members m ON m.company_id = t.company_id AND m.user_id = t.created_by
    WHERE t.token_hash = hash AND t.revoked_at IS NULL AND (t.expires_at IS NULL OR t.expires_at > now());
  IF NOT FOUND THEN RETURN; END IF;
  IF found_token.last_used_at IS NULL THEN
    UPDATE api_tokens t SET last_used_at = now() WHERE t.id = found_token.id AND t.last_used_at IS NULL;
    was_first := FOUND;
  ELSIF found_token.last_used_at < now() - interval '1 minute' THEN
    UPDATE api_tokens t SET last_used_at = now() WHERE t.id = found_token.id AND t.last_used_at < now() - interval '1 minute';
  END IF;
  RETURN QUERY SELECT found_token.id, found_token.company_id, found_token.created_by, found_token.name::text, found_token.level::text, was_first;
END
$$;

REVOKE ALL ON FUNCTION use_api_token(hash text) FROM PUBLIC;
GRANT ALL ON FUNCTION use_api_token(hash text) TO app_server;
