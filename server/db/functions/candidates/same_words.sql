-- True if two texts are equal apart from case, accents and outer spaces. Empty texts are never equal.
CREATE OR REPLACE FUNCTION same_words(one text, other text) RETURNS boolean LANGUAGE sql STABLE AS $$
  SELECT coalesce(btrim(plain_words(one)) <> '' AND btrim(plain_words(one)) = btrim(plain_words(other)), false)
$$;
