-- safe: touches only what accounts sent, one row an application; readers do not wait for it.
-- Existing submissions: confirmed where an account with that confirmed address sent them.
UPDATE application_submissions s SET confirmed_at = s.created_at FROM users u
  WHERE u.id = s.user_id AND u.email_verified AND u.is_anonymous IS NOT TRUE AND lower(u.username) = lower(s.email);--> statement-breakpoint
-- safe: touches only what sessions sent, one row an application; readers do not wait for it.
-- An unproven session that joined an application or a record of the workspace does not own it.
UPDATE application_submissions s SET user_id = NULL FROM job_applications a
  WHERE a.id = s.application_id AND s.confirmed_at IS NULL AND s.user_id IS NOT NULL AND (s.created_at > a.applied_at OR s.made_candidate_id IS NULL);--> statement-breakpoint

-- A merge may move a submission to another application; the link that was emailed keeps working.
CREATE FUNCTION keep_sent_as() RETURNS trigger LANGUAGE plpgsql SET search_path = pg_catalog, public, pg_temp AS $$
BEGIN
  NEW.sent_as := nullif(coalesce(OLD.sent_as, OLD.application_id), NEW.application_id);
  RETURN NEW;
END
$$;--> statement-breakpoint
CREATE TRIGGER keep_sent_as BEFORE UPDATE OF application_id ON application_submissions FOR EACH ROW EXECUTE FUNCTION keep_sent_as();--> statement-breakpoint

-- Confirmed by a session of theirs, or sent under the confirmed address of their account.
CREATE OR REPLACE FUNCTION own_application_ids() RETURNS SETOF uuid LANGUAGE sql STABLE SECURITY DEFINER SET search_path = pg_catalog, public, pg_temp AS $$
  SELECT s.application_id FROM application_submissions s WHERE s.user_id = app_user_id() AND s.confirmed_at IS NOT NULL
  UNION SELECT s.application_id FROM users u JOIN application_submissions s ON lower(s.email) = lower(u.username)
    WHERE u.id = app_user_id() AND u.email_verified AND u.is_anonymous IS NOT TRUE
$$;--> statement-breakpoint

-- A secret code opens the one submission it was given for; the caller is told which row that is and nothing else.
CREATE FUNCTION application_of_code(hash text) RETURNS TABLE (id uuid, company_id uuid)
LANGUAGE sql STABLE SECURITY DEFINER SET search_path = pg_catalog, public, pg_temp AS $$
  SELECT s.application_id, s.company_id FROM application_submissions s WHERE s.code_hash = hash
$$;--> statement-breakpoint
REVOKE ALL ON FUNCTION application_of_code(text), keep_sent_as() FROM PUBLIC;--> statement-breakpoint
GRANT EXECUTE ON FUNCTION application_of_code(text) TO app_server;
--> statement-breakpoint
-- An unproven session erases what it sent, but not after the team has joined that with a record of its own.
DO $$
DECLARE
  body text := pg_get_functiondef('erase_person(uuid, timestamptz, boolean)'::regprocedure);
  before text := 'SELECT application_id FROM application_submissions WHERE user_id = person AND created_at < cut';
BEGIN
  IF strpos(body, before) = 0 THEN RAISE EXCEPTION 'erase_person has changed'; END IF;
  EXECUTE replace(body, before, before || ' AND (confirmed_at IS NOT NULL OR sent_as IS NULL)');
END
$$;
