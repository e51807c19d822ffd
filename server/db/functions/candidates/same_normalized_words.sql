-- True if two texts are equal apart from case, accents and outer spaces. Empty texts are never equal.
CREATE OR REPLACE FUNCTION same_normalized_words(one text, other text) RETURNS boolean LANGUAGE sql STABLE AS $$
  SELECT coalesce(btrim(normalize_words(one)) <> '' AND btrim(normalize_words(one)) = btrim(normalize_words(other)), false)
$$;
