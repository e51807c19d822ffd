-- The first reply that was sent stops the response clock. It is computed again whenever a reply is added, sent or fails, so that the column
-- always equals the timeline.
CREATE OR REPLACE FUNCTION set_first_reply_time() RETURNS trigger LANGUAGE plpgsql SECURITY DEFINER SET search_path = pg_catalog, public, pg_temp AS $$
DECLARE
  answered timestamptz;
BEGIN
  SELECT min(sent_at) INTO answered FROM desk_entries
    WHERE lead_id = NEW.lead_id AND kind IN ('reply', 'call') AND sent_at IS NOT NULL AND failed_at IS NULL;
  UPDATE desk_leads SET first_replied_at = answered WHERE id = NEW.lead_id AND first_replied_at IS DISTINCT FROM answered;
  RETURN NULL;
END
$$;

REVOKE ALL ON FUNCTION set_first_reply_time() FROM PUBLIC;
