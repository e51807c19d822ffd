-- Admins see and make the tokens of their workspace, in their own name. What a token may do and what opens it is never changed.
ALTER TABLE api_tokens ENABLE ROW LEVEL SECURITY;--> statement-breakpoint
ALTER TABLE api_tokens FORCE ROW LEVEL SECURITY;--> statement-breakpoint
CREATE POLICY seen_by_admins ON api_tokens FOR SELECT USING (company_id = (SELECT app_company_id()) AND (SELECT app_is_admin()));--> statement-breakpoint
CREATE POLICY made_by_admins ON api_tokens FOR INSERT WITH CHECK (company_id = (SELECT app_company_id()) AND (SELECT app_is_admin())
  AND created_by = (SELECT app_user_id()));--> statement-breakpoint
CREATE POLICY revoked_by_admins ON api_tokens FOR UPDATE USING (company_id = (SELECT app_company_id()) AND (SELECT app_is_admin()));--> statement-breakpoint
-- The policies ask it.
GRANT EXECUTE ON FUNCTION app_is_admin() TO app_server, app_reader;--> statement-breakpoint
REVOKE UPDATE, DELETE ON api_tokens FROM app_server;--> statement-breakpoint
GRANT UPDATE (revoked_at) ON api_tokens TO app_server;--> statement-breakpoint

-- Whose a token is, before any workspace is known: for whoever holds it, while it is good and its maker is a member. Used is written to the
-- minute, so that a busy program does not write with every call; the first use is told apart.
CREATE FUNCTION use_api_token(hash text) RETURNS TABLE (id uuid, company_id uuid, made_by uuid, name text, level text, is_first boolean)
LANGUAGE plpgsql SECURITY DEFINER SET search_path = public AS $$
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
$$;--> statement-breakpoint
REVOKE ALL ON FUNCTION use_api_token(text) FROM PUBLIC;--> statement-breakpoint
GRANT EXECUTE ON FUNCTION use_api_token(text) TO app_server;--> statement-breakpoint
REVOKE SELECT ON api_tokens FROM app_reader;
