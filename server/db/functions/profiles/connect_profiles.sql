-- Two people share one connection, no matter who asked first. If both ask, it is accepted.
CREATE OR REPLACE FUNCTION connect_profiles(asker uuid, asked uuid, note text) RETURNS uuid
LANGUAGE plpgsql SECURITY DEFINER SET search_path = pg_catalog, public, pg_temp AS $$
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
$$;

REVOKE ALL ON FUNCTION connect_profiles(asker uuid, asked uuid, note text) FROM PUBLIC;
