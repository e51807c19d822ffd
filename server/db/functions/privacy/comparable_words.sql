-- Returns the words twice in lower case, between single spaces: with punctuation as a space and without it, so that "Ini-Tech" and
-- "Initech" match each other.
CREATE OR REPLACE FUNCTION comparable_words(words text) RETURNS text LANGUAGE plpgsql IMMUTABLE PARALLEL SAFE SET search_path = pg_catalog, public, pg_temp AS $$
DECLARE
  plain text := lower(regexp_replace(normalize(coalesce(words, ''), NFKD), '[\u0300-\u036F]', '', 'g'));
BEGIN
  RETURN ' ' || btrim(regexp_replace(plain, '[[:punct:][:space:]\u00a0\u2010-\u2027]+', ' ', 'g')) || '  '
    || btrim(regexp_replace(regexp_replace(plain, '[-.''&\u2010-\u2019]', '', 'g'), '[[:punct:][:space:]\u00a0\u2010-\u2027]+', ' ', 'g')) || ' ';
END
$$;
