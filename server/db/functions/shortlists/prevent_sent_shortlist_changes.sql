-- A shortlist is sent only if every candidate on it has agreed, no matter which code path sends it. After that, its main fields never change.
CREATE OR REPLACE FUNCTION prevent_sent_shortlist_changes() RETURNS trigger LANGUAGE plpgsql SECURITY DEFINER SET search_path = pg_catalog, public, pg_temp AS $$
BEGIN
  IF TG_OP = 'INSERT' THEN
    IF NEW.sent_at IS NOT NULL THEN
      RAISE EXCEPTION 'a shortlist is sent after it was made' USING ERRCODE = 'check_violation', CONSTRAINT = 'shortlists_consented';
    END IF;
    RETURN NEW;
  END IF;
  IF OLD.revoked_at IS NOT NULL AND NEW.revoked_at IS DISTINCT FROM OLD.revoked_at THEN
    RAISE EXCEPTION 'what was revoked stays revoked' USING ERRCODE = 'check_violation', CONSTRAINT = 'shortlists_revoked';
  END IF;
  IF OLD.sent_at IS NOT NULL AND (NEW.sent_at, NEW.is_anonymous, NEW.job_id) IS DISTINCT FROM (OLD.sent_at, OLD.is_anonymous, OLD.job_id) THEN
    RAISE EXCEPTION 'what was sent stays as it was' USING ERRCODE = 'check_violation', CONSTRAINT = 'shortlists_sent';
  END IF;
  IF OLD.sent_at IS NULL AND NEW.sent_at IS NOT NULL THEN
    -- A candidate who withdraws at the same moment either comes first or waits.
    PERFORM 1 FROM submission_consents c JOIN shortlist_entries e ON e.application_id = c.application_id WHERE e.shortlist_id = NEW.id
      ORDER BY c.id FOR SHARE OF c;
    IF NEW.revoked_at IS NOT NULL OR NEW.expires_at <= now()
      OR NOT EXISTS (SELECT 1 FROM shortlist_entries e WHERE e.shortlist_id = NEW.id)
      OR EXISTS (SELECT 1 FROM shortlist_entries e WHERE e.shortlist_id = NEW.id AND consent_for(NEW, e.application_id) IS NULL) THEN
      RAISE EXCEPTION 'somebody on the shortlist has not agreed' USING ERRCODE = 'check_violation', CONSTRAINT = 'shortlists_consented';
    END IF;
    UPDATE shortlist_entries e SET consent_id = consent_for(NEW, e.application_id) WHERE e.shortlist_id = NEW.id;
  END IF;
  RETURN NEW;
END
$$;

REVOKE ALL ON FUNCTION prevent_sent_shortlist_changes() FROM PUBLIC;
