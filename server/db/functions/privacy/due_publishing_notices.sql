-- Returns the users with a verified address whose profile is now hidden, who have not published it since and still need the email about it.
CREATE OR REPLACE FUNCTION due_publishing_notices(after_id uuid, max_rows integer) RETURNS TABLE (user_id uuid, name text, email text)
LANGUAGE sql STABLE SECURITY DEFINER SET search_path = pg_catalog, public, pg_temp AS $$
  SELECT u.id, u.name::text, u.username::text FROM privacy_settings s JOIN candidate_profiles p ON p.id = s.candidate_id JOIN users u ON u.id = p.user_id
  WHERE s.needs_publishing_notice AND u.email_verified AND u.is_anonymous IS NOT TRUE AND (after_id IS NULL OR u.id > after_id) ORDER BY u.id LIMIT max_rows
$$;

REVOKE ALL ON FUNCTION due_publishing_notices(after_id uuid, max_rows integer) FROM PUBLIC;
GRANT ALL ON FUNCTION due_publishing_notices(after_id uuid, max_rows integer) TO app_server;
