-- A narrower setting also narrows what was published, so that widening it again needs another publishing.
CREATE OR REPLACE FUNCTION narrow_publication() RETURNS trigger LANGUAGE plpgsql SET search_path = pg_catalog, public, pg_temp AS $$
BEGIN
  IF NEW.profile_visibility = 'private' OR NEW.published_at IS NULL THEN
    NEW.published_at := NULL;
    NEW.published_visibility := NULL;
  ELSE
    NEW.published_visibility := visibility_of(NEW);
  END IF;
  NEW.published_email := NEW.published_at IS NOT NULL AND NEW.published_email AND NEW.show_email;
  NEW.published_phone := NEW.published_at IS NOT NULL AND NEW.published_phone AND NEW.show_phone;
  NEW.published_location := NEW.published_at IS NOT NULL AND NEW.published_location AND NEW.show_location;
  NEW.published_salary := NEW.published_at IS NOT NULL AND NEW.published_salary AND NEW.show_salary_expectation;
  RETURN NEW;
END
$$;

REVOKE ALL ON FUNCTION narrow_publication() FROM PUBLIC;
