CREATE OR REPLACE FUNCTION sweep_webhook_messages(before timestamptz) RETURNS integer LANGUAGE plpgsql SECURITY DEFINER SET search_path = pg_catalog, public, pg_temp AS $$
DECLARE
  gone integer;
BEGIN
  DELETE FROM webhook_messages WHERE created_at < before;
  GET DIAGNOSTICS gone = ROW_COUNT;
  RETURN gone;
END
$$;

REVOKE ALL ON FUNCTION sweep_webhook_messages(before timestamp with time zone) FROM PUBLIC;
GRANT ALL ON FUNCTION sweep_webhook_messages(before timestamp with time zone) TO app_server;
