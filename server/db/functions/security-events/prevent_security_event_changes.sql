-- Even the table's owner can only clear the person, network, device or session. A row that loses its person also loses the other three.
CREATE OR REPLACE FUNCTION prevent_security_event_changes() RETURNS trigger LANGUAGE plpgsql SECURITY DEFINER SET search_path = pg_catalog, public, pg_temp AS $$
BEGIN
  IF (NEW.id, NEW.at, NEW.kind, NEW.outcome, NEW.company_id, NEW.details, NEW.is_firm_event)
      IS DISTINCT FROM (OLD.id, OLD.at, OLD.kind, OLD.outcome, OLD.company_id, OLD.details, OLD.is_firm_event)
    OR (NEW.user_id IS NOT NULL AND NEW.user_id IS DISTINCT FROM OLD.user_id)
    OR (NEW.subject_user_id IS NOT NULL AND NEW.subject_user_id IS DISTINCT FROM OLD.subject_user_id)
    OR (NEW.session_id IS NOT NULL AND NEW.session_id IS DISTINCT FROM OLD.session_id)
    OR (NEW.network IS NOT NULL AND NEW.network IS DISTINCT FROM OLD.network)
    OR (NEW.device IS NOT NULL AND NEW.device IS DISTINCT FROM OLD.device) THEN
    RAISE EXCEPTION 'security events are not changed' USING ERRCODE = 'insufficient_privilege';
  END IF;
  IF OLD.user_id IS NOT NULL AND NEW.user_id IS NULL THEN
    NEW.network := NULL;
    NEW.device := NULL;
    NEW.session_id := NULL;
  END IF;
  RETURN NEW;
END
$$;

REVOKE ALL ON FUNCTION prevent_security_event_changes() FROM PUBLIC;
