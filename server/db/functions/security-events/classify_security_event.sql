-- Sets is_firm_event for events about a staff account, or about no account and no workspace.
CREATE OR REPLACE FUNCTION classify_security_event() RETURNS trigger LANGUAGE plpgsql SECURITY DEFINER SET search_path = pg_catalog, public, pg_temp AS $$
BEGIN
  NEW.is_firm_event := CASE WHEN NEW.user_id IS NULL AND NEW.subject_user_id IS NULL THEN NEW.company_id IS NULL
    ELSE EXISTS (SELECT 1 FROM users u WHERE u.id IN (NEW.user_id, NEW.subject_user_id) AND u.kind = 'staff') OR NEW.kind IN ('staff-added', 'staff-removed') END;
  RETURN NEW;
END
$$;

REVOKE ALL ON FUNCTION classify_security_event() FROM PUBLIC;
