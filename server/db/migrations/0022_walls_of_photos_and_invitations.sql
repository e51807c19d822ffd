-- A request belongs to the asker; who wants none is known by functions alone.
ALTER TABLE connection_invitations ENABLE ROW LEVEL SECURITY;--> statement-breakpoint
ALTER TABLE connection_invitations FORCE ROW LEVEL SECURITY;--> statement-breakpoint
CREATE POLICY own_profile ON connection_invitations
  USING (candidate_id IN (SELECT id FROM candidate_profiles WHERE user_id = (SELECT app_user_id())))
  WITH CHECK (candidate_id IN (SELECT id FROM candidate_profiles WHERE user_id = (SELECT app_user_id())));--> statement-breakpoint
ALTER TABLE connection_refusals ENABLE ROW LEVEL SECURITY;--> statement-breakpoint
ALTER TABLE connection_refusals FORCE ROW LEVEL SECURITY;--> statement-breakpoint
CREATE POLICY by_functions_alone ON connection_refusals USING (false);--> statement-breakpoint

-- Both sides see a connection and may end it; only the asker begins it, and only the asked one answers. Whoever was ignored
-- cannot take the request back, and so cannot ask again and again.
DROP POLICY either_side ON professional_connections;--> statement-breakpoint
CREATE POLICY seen_by_both ON professional_connections FOR SELECT
  USING (candidate_id IN (SELECT id FROM candidate_profiles WHERE user_id = (SELECT app_user_id())) OR connected_candidate_id IN (SELECT id FROM candidate_profiles WHERE user_id = (SELECT app_user_id())));--> statement-breakpoint
CREATE POLICY begun_by_asker ON professional_connections FOR INSERT
  WITH CHECK (status = 'pending' AND candidate_id IN (SELECT id FROM candidate_profiles WHERE user_id = (SELECT app_user_id())));--> statement-breakpoint
CREATE POLICY answered_by_asked ON professional_connections FOR UPDATE
  USING (connected_candidate_id IN (SELECT id FROM candidate_profiles WHERE user_id = (SELECT app_user_id())))
  WITH CHECK (connected_candidate_id IN (SELECT id FROM candidate_profiles WHERE user_id = (SELECT app_user_id())));--> statement-breakpoint
CREATE POLICY ended_by_either ON professional_connections FOR DELETE
  USING (connected_candidate_id IN (SELECT id FROM candidate_profiles WHERE user_id = (SELECT app_user_id()))
    OR (status <> 'ignored' AND candidate_id IN (SELECT id FROM candidate_profiles WHERE user_id = (SELECT app_user_id()))));--> statement-breakpoint

-- The asker's own profile, and the profile behind an address: of an account that has proved the address and takes part.
CREATE FUNCTION own_profile_id() RETURNS uuid LANGUAGE sql STABLE SECURITY DEFINER SET search_path = public AS $$
  SELECT id FROM candidate_profiles WHERE user_id = app_user_id()
$$;--> statement-breakpoint
CREATE FUNCTION profile_behind(address text) RETURNS uuid LANGUAGE sql STABLE SECURITY DEFINER SET search_path = public AS $$
  SELECT p.id FROM users u JOIN candidate_profiles p ON p.user_id = u.id LEFT JOIN privacy_settings s ON s.candidate_id = p.id
  WHERE lower(u.username) = lower(address) AND u.email_verified AND u.is_anonymous IS NOT TRUE AND coalesce(s.allow_networking, true)
$$;--> statement-breakpoint
-- One connection for two people, whoever asked first. Two who ask each other have both said yes.
CREATE FUNCTION connect_profiles(asker uuid, asked uuid, note text) RETURNS uuid
LANGUAGE plpgsql SECURITY DEFINER SET search_path = public AS $$
DECLARE
  found uuid;
BEGIN
  UPDATE professional_connections SET status = 'accepted', updated_at = now()
    WHERE candidate_id = asked AND connected_candidate_id = asker RETURNING id INTO found;
  IF found IS NULL THEN
    INSERT INTO professional_connections (candidate_id, connected_candidate_id, message) VALUES (asker, asked, note)
      ON CONFLICT (candidate_id, connected_candidate_id) DO UPDATE SET message = professional_connections.message RETURNING id INTO found;
  END IF;
  RETURN found;
END
$$;--> statement-breakpoint
-- Answers the request's id, and whether it is new; nothing for one's own address.
CREATE FUNCTION ask_address(address text, note text) RETURNS TABLE (id uuid, is_new boolean)
LANGUAGE plpgsql SECURITY DEFINER SET search_path = public AS $$
DECLARE
  asker uuid := own_profile_id();
  asked uuid := profile_behind(address);
  made uuid;
BEGIN
  IF asker IS NULL OR EXISTS (SELECT 1 FROM users u WHERE u.id = app_user_id() AND lower(u.username) = lower(address)) THEN RETURN; END IF;
  INSERT INTO connection_invitations (candidate_id, email, message) VALUES (asker, lower(address), note)
    ON CONFLICT (candidate_id, email) DO NOTHING RETURNING connection_invitations.id INTO made;
  IF made IS NULL THEN
    RETURN QUERY SELECT i.id, false FROM connection_invitations i WHERE i.candidate_id = asker AND i.email = lower(address);
    RETURN;
  END IF;
  IF asked IS NOT NULL AND asked <> asker THEN
    UPDATE connection_invitations i SET connection_id = connect_profiles(asker, asked, note) WHERE i.id = made;
  END IF;
  RETURN QUERY SELECT made, true;
END
$$;--> statement-breakpoint
-- A public profile is asked by its id; any other is as if it were not there.
CREATE FUNCTION ask_public_profile(asked uuid, note text) RETURNS uuid
LANGUAGE plpgsql SECURITY DEFINER SET search_path = public AS $$
DECLARE
  asker uuid := own_profile_id();
BEGIN
  IF asker IS NULL OR asked = asker OR NOT EXISTS (
    SELECT 1 FROM candidate_profiles p JOIN privacy_settings s ON s.candidate_id = p.id JOIN users u ON u.id = p.user_id
    WHERE p.id = asked AND s.profile_visibility = 'public' AND s.allow_networking AND u.is_anonymous IS NOT TRUE) THEN RETURN NULL; END IF;
  RETURN connect_profiles(asker, asked, note);
END
$$;--> statement-breakpoint
-- Requests that came by mail before there was a profile wait for it.
CREATE FUNCTION claim_invitations() RETURNS void LANGUAGE plpgsql SECURITY DEFINER SET search_path = public AS $$
DECLARE
  mine uuid := own_profile_id();
  waiting record;
BEGIN
  IF mine IS NULL OR mine IS DISTINCT FROM (SELECT profile_behind(u.username) FROM users u WHERE u.id = app_user_id()) THEN RETURN; END IF;
  FOR waiting IN SELECT i.id, i.candidate_id, i.message FROM connection_invitations i JOIN users u ON lower(u.username) = i.email
      WHERE u.id = app_user_id() AND i.connection_id IS NULL AND i.candidate_id <> mine FOR UPDATE OF i LOOP
    UPDATE connection_invitations i SET connection_id = connect_profiles(waiting.candidate_id, mine, waiting.message) WHERE i.id = waiting.id;
  END LOOP;
END
$$;--> statement-breakpoint
-- The people on the other side. Whoever was asked by address stays an address until they accept.
CREATE FUNCTION own_connections() RETURNS TABLE (id uuid, standing text, name text, title text, location text, message text, at timestamptz)
LANGUAGE sql STABLE SECURITY DEFINER SET search_path = public AS $$
  SELECT c.id, CASE WHEN c.status = 'accepted' THEN 'connected' WHEN c.connected_candidate_id = own_profile_id() THEN 'incoming' ELSE 'outgoing' END,
    btrim(coalesce(p.first_name, '') || ' ' || coalesce(p.last_name, '')), coalesce(p.title, ''),
    CASE WHEN coalesce(s.show_location, true) THEN coalesce(p.location, '') ELSE '' END, coalesce(c.message, ''),
    CASE WHEN c.status = 'accepted' THEN c.updated_at ELSE c.created_at END
  FROM professional_connections c
    JOIN candidate_profiles p ON p.id = CASE WHEN c.candidate_id = own_profile_id() THEN c.connected_candidate_id ELSE c.candidate_id END
    LEFT JOIN privacy_settings s ON s.candidate_id = p.id
  WHERE (c.connected_candidate_id = own_profile_id() AND c.status <> 'ignored')
    OR (c.candidate_id = own_profile_id() AND (c.status = 'accepted' OR NOT EXISTS (SELECT 1 FROM connection_invitations i WHERE i.connection_id = c.id)))
  ORDER BY 7 DESC
$$;--> statement-breakpoint
-- What the mail about a request says; nothing where the address wants none, or the request was taken back.
CREATE FUNCTION invitation_to_send(invitation uuid) RETURNS TABLE (email text, asker_id uuid, asker text, title text)
LANGUAGE sql STABLE SECURITY DEFINER SET search_path = public AS $$
  SELECT i.email::text, p.id, btrim(coalesce(p.first_name, '') || ' ' || coalesce(p.last_name, '')), coalesce(p.title, '')
  FROM connection_invitations i JOIN candidate_profiles p ON p.id = i.candidate_id
  WHERE i.id = invitation AND NOT EXISTS (SELECT 1 FROM connection_refusals r WHERE r.email_hash = encode(sha256(convert_to(i.email, 'UTF8')), 'hex'))
$$;--> statement-breakpoint
CREATE FUNCTION refuse_invitations(address text) RETURNS void LANGUAGE sql SECURITY DEFINER SET search_path = public AS $$
  INSERT INTO connection_refusals (email_hash) VALUES (encode(sha256(convert_to(lower(address), 'UTF8')), 'hex')) ON CONFLICT DO NOTHING
$$;--> statement-breakpoint

-- A picture that was replaced, or whose owner is gone, is nobody's; its bytes go too.
CREATE FUNCTION sweep_photos(now_at timestamptz) RETURNS SETOF text LANGUAGE sql SECURITY DEFINER SET search_path = public AS $$
  DELETE FROM files f WHERE f.purpose = 'photo' AND f.created_at < now_at - interval '1 day'
    AND NOT EXISTS (SELECT 1 FROM candidate_profiles p WHERE p.photo_file_id = f.id) RETURNING f.storage_key::text
$$;--> statement-breakpoint

-- The visitor's picture goes with the rest, where the account has none.
CREATE OR REPLACE FUNCTION carry_over_visitor(visitor uuid, account uuid) RETURNS boolean
LANGUAGE plpgsql SECURITY DEFINER SET search_path = public AS $$
DECLARE
  visitors uuid;
  own uuid;
BEGIN
  IF NOT EXISTS (SELECT 1 FROM users WHERE id = visitor AND is_anonymous)
    OR EXISTS (SELECT 1 FROM users WHERE id = account AND (is_anonymous OR kind = 'staff')) THEN
    RETURN false;
  END IF;
  UPDATE resume_readings SET user_id = account WHERE user_id = visitor;
  UPDATE files SET owner_user_id = account WHERE owner_user_id = visitor;
  -- Locked, so that a save that is on its way lands before or finds the profile gone, and never in between.
  SELECT id INTO visitors FROM candidate_profiles WHERE user_id = visitor FOR UPDATE;
  SELECT id INTO own FROM candidate_profiles WHERE user_id = account FOR UPDATE;
  IF visitors IS NULL THEN
    RETURN true;
  ELSIF own IS NULL THEN
    UPDATE candidate_profiles SET user_id = account WHERE id = visitors;
  ELSE
    UPDATE candidate_profiles a SET photo_file_id = v.photo_file_id FROM candidate_profiles v
      WHERE a.id = own AND v.id = visitors AND a.photo_file_id IS NULL;
    PERFORM merge_profiles(visitors, own);
  END IF;
  RETURN true;
END
$$;--> statement-breakpoint

REVOKE ALL ON FUNCTION own_profile_id(), profile_behind(text), connect_profiles(uuid, uuid, text), ask_address(text, text), ask_public_profile(uuid, text),
  claim_invitations(), own_connections(), invitation_to_send(uuid), refuse_invitations(text), sweep_photos(timestamptz) FROM PUBLIC;--> statement-breakpoint
GRANT EXECUTE ON FUNCTION own_profile_id(), ask_address(text, text), ask_public_profile(uuid, text), claim_invitations(), own_connections(),
  invitation_to_send(uuid), refuse_invitations(text), sweep_photos(timestamptz) TO app_server;
