-- Rows are added by any part of the product and never changed by it. Inside a workspace's transaction only that workspace can be named.
ALTER TABLE security_events ENABLE ROW LEVEL SECURITY;--> statement-breakpoint
ALTER TABLE security_events FORCE ROW LEVEL SECURITY;--> statement-breakpoint
CREATE POLICY added_by_application ON security_events FOR INSERT
  WITH CHECK (company_id IS NULL OR (SELECT app_company_id()) IS NULL OR company_id = (SELECT app_company_id()));--> statement-breakpoint
-- Account events name no workspace: admins see those of their members since each joined, except what is private to the person.
CREATE POLICY seen_by_admins ON security_events FOR SELECT USING ((SELECT app_is_admin()) AND (company_id = (SELECT app_company_id())
  OR (company_id IS NULL AND kind <> 'export-own-data' AND EXISTS (SELECT 1 FROM company_members m
    WHERE m.company_id = (SELECT app_company_id()) AND m.user_id = security_events.user_id AND m.joined_at <= security_events.at))));--> statement-breakpoint
CREATE POLICY seen_by_person ON security_events FOR SELECT
  USING (user_id = (SELECT app_user_id()) OR subject_user_id = (SELECT app_user_id()));--> statement-breakpoint
CREATE POLICY seen_by_staff ON security_events FOR SELECT USING (is_firms AND (SELECT app_is_staff()));--> statement-breakpoint
REVOKE UPDATE, DELETE, TRUNCATE ON security_events FROM app_server;--> statement-breakpoint
REVOKE SELECT ON security_events FROM app_reader;--> statement-breakpoint

-- The firm's own: about a staff account, or about no account and no workspace at all.
CREATE FUNCTION security_event_added() RETURNS trigger LANGUAGE plpgsql SECURITY DEFINER SET search_path = pg_catalog, public, pg_temp AS $$
BEGIN
  NEW.is_firms := CASE WHEN NEW.user_id IS NULL AND NEW.subject_user_id IS NULL THEN NEW.company_id IS NULL
    ELSE EXISTS (SELECT 1 FROM users u WHERE u.id IN (NEW.user_id, NEW.subject_user_id) AND u.kind = 'staff') OR NEW.kind IN ('staff-added', 'staff-removed') END;
  RETURN NEW;
END
$$;--> statement-breakpoint
CREATE TRIGGER security_event_added BEFORE INSERT ON security_events FOR EACH ROW EXECUTE FUNCTION security_event_added();--> statement-breakpoint

-- Even the owner changes nothing but this: a person, a network, a device or a session is cleared. A row that loses its person loses the rest too.
CREATE FUNCTION security_event_kept() RETURNS trigger LANGUAGE plpgsql SECURITY DEFINER SET search_path = pg_catalog, public, pg_temp AS $$
BEGIN
  IF (NEW.id, NEW.at, NEW.kind, NEW.outcome, NEW.company_id, NEW.details, NEW.is_firms)
      IS DISTINCT FROM (OLD.id, OLD.at, OLD.kind, OLD.outcome, OLD.company_id, OLD.details, OLD.is_firms)
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
$$;--> statement-breakpoint
CREATE TRIGGER security_event_kept BEFORE UPDATE ON security_events FOR EACH ROW EXECUTE FUNCTION security_event_kept();--> statement-breakpoint

-- Retention: the network, device and session are cleared first, the row is deleted later. Returns how many rows were deleted.
CREATE FUNCTION sweep_security_events(clear_before timestamptz, delete_before timestamptz) RETURNS integer
LANGUAGE plpgsql SECURITY DEFINER SET search_path = pg_catalog, public, pg_temp AS $$
DECLARE
  gone integer;
BEGIN
  UPDATE security_events SET network = NULL, device = NULL, session_id = NULL
    WHERE at < least(clear_before, now() - interval '7 days') AND (network IS NOT NULL OR device IS NOT NULL OR session_id IS NOT NULL);
  DELETE FROM security_events WHERE at < least(delete_before, now() - interval '30 days');
  GET DIAGNOSTICS gone = ROW_COUNT;
  RETURN gone;
END
$$;--> statement-breakpoint

-- True when a token comes from a network that it was not used from before; its first network is the one it is compared with.
CREATE FUNCTION note_token_network(token uuid, from_network text) RETURNS boolean
LANGUAGE plpgsql SECURITY DEFINER SET search_path = pg_catalog, public, pg_temp AS $$
DECLARE
  known text[];
BEGIN
  SELECT t.networks INTO known FROM api_tokens t WHERE t.id = token;
  IF NOT FOUND OR from_network = ANY (known) THEN RETURN false; END IF;
  UPDATE api_tokens t SET networks = (ARRAY[from_network] || t.networks)[1:50] WHERE t.id = token AND NOT from_network = ANY (t.networks);
  RETURN FOUND AND cardinality(known) > 0;
END
$$;--> statement-breakpoint

-- For the person's own download.
CREATE FUNCTION own_security_events() RETURNS TABLE (row_text text) LANGUAGE sql STABLE SECURITY DEFINER SET search_path = pg_catalog, public, pg_temp AS $$
  SELECT jsonb_build_object('at', e.at, 'kind', e.kind, 'outcome', e.outcome, 'network', e.network, 'device', e.device,
      'details', CASE WHEN e.user_id = app_user_id() THEN e.details ELSE '{}' END)::text
    FROM security_events e WHERE e.user_id = app_user_id() OR e.subject_user_id = app_user_id() ORDER BY e.id
$$;--> statement-breakpoint
REVOKE ALL ON FUNCTION security_event_added(), security_event_kept(), sweep_security_events(timestamptz, timestamptz), note_token_network(uuid, text),
  own_security_events() FROM PUBLIC;--> statement-breakpoint
GRANT EXECUTE ON FUNCTION sweep_security_events(timestamptz, timestamptz), note_token_network(uuid, text), own_security_events() TO app_server;
