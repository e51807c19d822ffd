-- Keeps the search vector of a candidate current.
CREATE OR REPLACE FUNCTION set_candidate_search_vector() RETURNS trigger LANGUAGE plpgsql SET search_path = pg_catalog, public, pg_temp AS $$
BEGIN
  NEW.search_vector := candidate_search_vector(NEW);
  RETURN NEW;
END
$$;
