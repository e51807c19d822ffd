-- Keeps the search vector of a candidate current.
CREATE OR REPLACE FUNCTION keep_candidate_found_by() RETURNS trigger LANGUAGE plpgsql SET search_path = pg_catalog, public, pg_temp AS $$
BEGIN
  NEW.found_by := candidate_found_by(NEW);
  RETURN NEW;
END
$$;
