-- Sets is_firms for events about a staff account, or about no account and no workspace.
CREATE OR REPLACE FUNCTION security_event_added() RETURNS trigger LANGUAGE plpgsql SECURITY DEFINER SET search_path = pg_catalog, public, pg_temp AS $$
BEGIN
  NEW.is_firms := CASE WHEN NEW.user_id IS NULL AND NEW.subject_user_id IS NULL THEN NEW.company_id IS NULL
    ELSE EXISTS (SELECT 1 FROM users u WHERE u.id IN (NEW.user_id, NEW.subject_user_id) AND u.kind = 'staff') OR NEW.kind IN ('staff-added', 'staff-removed') END;
  RETURN NEW;
END
$$;

REVOKE ALL ON FUNCTION security_event_added() FROM PUBLIC;
