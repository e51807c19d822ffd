-- Includes applications that were confirmed in one of the user's sessions and those sent under the verified address of their account.
CREATE OR REPLACE FUNCTION own_application_ids() RETURNS SETOF uuid LANGUAGE sql STABLE SECURITY DEFINER SET search_path = pg_catalog, public, pg_temp AS $$
  SELECT s.application_id FROM application_submissions s WHERE s.user_id = app_user_id() AND s.confirmed_at IS NOT NULL
  UNION SELECT s.application_id FROM users u JOIN application_submissions s ON lower(s.email) = lower(u.username)
    WHERE u.id = app_user_id() AND u.email_verified AND u.is_anonymous IS NOT TRUE
$$;

REVOKE ALL ON FUNCTION own_application_ids() FROM PUBLIC;
GRANT ALL ON FUNCTION own_application_ids() TO app_server;
