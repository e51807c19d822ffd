-- Retention: the network, device and session are cleared first, the row is deleted later. Returns how many rows were deleted.
CREATE OR REPLACE FUNCTION sweep_security_events(clear_before timestamptz, delete_before timestamptz) RETURNS integer
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
$$;

REVOKE ALL ON FUNCTION sweep_security_events(clear_before timestamp with time zone, delete_before timestamp with time zone) FROM PUBLIC;
GRANT ALL ON FUNCTION sweep_security_events(clear_before timestamp with time zone, delete_before timestamp with time zone) TO app_server;
