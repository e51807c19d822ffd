-- Deletes the lead when its form's row is deleted.
CREATE OR REPLACE FUNCTION remove_lead_from_desk() RETURNS trigger LANGUAGE plpgsql SECURITY DEFINER SET search_path = pg_catalog, public, pg_temp AS $$
BEGIN
  DELETE FROM desk_leads WHERE id = OLD.id;
  RETURN NULL;
END
$$;

REVOKE ALL ON FUNCTION remove_lead_from_desk() FROM PUBLIC;
