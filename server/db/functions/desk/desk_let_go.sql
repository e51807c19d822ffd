-- Deletes the lead when its form's row is deleted.
CREATE OR REPLACE FUNCTION desk_let_go() RETURNS trigger LANGUAGE plpgsql SECURITY DEFINER SET search_path = pg_catalog, public, pg_temp AS $$
BEGIN
  DELETE FROM desk_leads WHERE id = OLD.id;
  RETURN NULL;
END
$$;

REVOKE ALL ON FUNCTION desk_let_go() FROM PUBLIC;
