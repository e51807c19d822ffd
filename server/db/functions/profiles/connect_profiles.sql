-- Two people share one connection, no matter who asked first. If both ask, it is accepted.
CREATE OR REPLACE FUNCTION connect_profiles(requester uuid, recipient uuid, note text) RETURNS uuid
LANGUAGE plpgsql SECURITY DEFINER SET search_path = pg_catalog, public, pg_temp AS $$
DECLARE
  found uuid;
BEGIN
  UPDATE professional_connections SET status = 'accepted', updated_at = now()
    WHERE candidate_id = recipient AND connected_candidate_id = requester RETURNING id INTO found;
  IF found IS NULL THEN
    INSERT INTO professional_connections (candidate_id, connected_candidate_id, message) VALUES (requester, recipient, note)
      ON CONFLICT (candidate_id, connected_candidate_id) DO UPDATE SET message = professional_connections.message RETURNING id INTO found;
  END IF;
  RETURN found;
END
$$;

REVOKE ALL ON FUNCTION connect_profiles(requester uuid, recipient uuid, note text) FROM PUBLIC;
