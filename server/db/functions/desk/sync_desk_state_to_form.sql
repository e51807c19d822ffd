-- The lead's state is the source of truth. This copies it to the form's row.
CREATE OR REPLACE FUNCTION sync_desk_state_to_form() RETURNS trigger LANGUAGE plpgsql SECURITY DEFINER SET search_path = pg_catalog, public, pg_temp AS $$
BEGIN
  CASE NEW.kind
    WHEN 'quote-request' THEN UPDATE quote_requests SET status = NEW.state WHERE id = NEW.id;
    WHEN 'lead', 'inquiry' THEN UPDATE leads SET status = NEW.state WHERE id = NEW.id;
    WHEN 'contact-request' THEN UPDATE contact_requests SET status = NEW.state WHERE id = NEW.id;
    ELSE NULL;
  END CASE;
  RETURN NULL;
END
$$;

REVOKE ALL ON FUNCTION sync_desk_state_to_form() FROM PUBLIC;
