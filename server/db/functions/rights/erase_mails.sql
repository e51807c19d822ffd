-- Keeps the rows of sent emails, with their times and statuses, and blanks recipient and subject. Returns the number of emails sent
-- to the addresses.
CREATE OR REPLACE FUNCTION erase_mails(addresses text[], ids uuid[], from_at timestamptz, cut timestamptz) RETURNS integer
LANGUAGE plpgsql SECURITY DEFINER SET search_path = pg_catalog, public, pg_temp AS $$
DECLARE
  changed integer;
BEGIN
  UPDATE mail_log m SET key = 'erased/' || m.id, message_id = '<erased.' || m.id || '>', to_address = '', subject = '', error = NULL
    WHERE m.created_at >= from_at AND m.created_at < cut AND lower(m.to_address) = ANY (addresses);
  GET DIAGNOSTICS changed = ROW_COUNT;
  -- An email to someone else about this person keeps its recipient and loses its subject.
  UPDATE mail_log m SET subject = '', key = 'erased/' || m.id, message_id = '<erased.' || m.id || '>', error = NULL
    WHERE m.created_at < cut AND (EXISTS (SELECT 1 FROM unnest(ids) AS i WHERE strpos(m.key, i::text) > 0)
      OR EXISTS (SELECT 1 FROM unnest(addresses) AS a WHERE mentions_address(m.subject, a) OR mentions_address(m.key, a)));
  RETURN changed;
END
$$;

REVOKE ALL ON FUNCTION erase_mails(addresses text[], ids uuid[], from_at timestamp with time zone, cut timestamp with time zone) FROM PUBLIC;
