-- The column of the specification lists the names of the credentials that the person holds.
CREATE OR REPLACE FUNCTION set_certifications() RETURNS trigger LANGUAGE plpgsql SET search_path = pg_catalog, public, pg_temp AS $$
BEGIN
  NEW.certifications := ARRAY(SELECT e.value ->> 'name' FROM jsonb_array_elements(NEW.credentials) WITH ORDINALITY AS e(value, at)
    WHERE e.value ->> 'status' = 'held' ORDER BY e.at);
  RETURN NEW;
END
$$;

REVOKE ALL ON FUNCTION set_certifications() FROM PUBLIC;
