-- Deletes the messages and the sequence of a deleted application, so that no more events are sent about it.
CREATE OR REPLACE FUNCTION delete_webhook_messages_of_application() RETURNS trigger LANGUAGE plpgsql SECURITY DEFINER SET search_path = pg_catalog, public, pg_temp AS $$
BEGIN
  DELETE FROM webhook_messages WHERE application_id = OLD.id;
  DELETE FROM webhook_sequences WHERE application_id = OLD.id;
  RETURN NULL;
END
$$;

REVOKE ALL ON FUNCTION delete_webhook_messages_of_application() FROM PUBLIC;
