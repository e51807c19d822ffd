-- True if a short text could identify a person: it has their name, company or school, an address, a link or a long number.
CREATE OR REPLACE FUNCTION reveals_identity(words text, names text[]) RETURNS boolean LANGUAGE plpgsql IMMUTABLE PARALLEL SAFE SET search_path = pg_catalog, public, pg_temp AS $$
DECLARE
  plain text;
BEGIN
  IF words IS NULL OR words ~* '@|https?:|www\.|\d{5}|\d{3}\)?[-. ]?\d{3}[-. ]?\d{4}' THEN RETURN words IS NOT NULL; END IF;
  plain := comparable_words(words);
  RETURN EXISTS (SELECT 1 FROM unnest(names) AS name WHERE position(name IN plain) > 0);
END
$$;
