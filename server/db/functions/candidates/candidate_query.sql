-- All words, all skills and all words of the location must match. Location words are prefixes, and so is the last word if it ends in at least
-- three letters or digits. Returns null if nothing is searched for.
CREATE OR REPLACE FUNCTION candidate_query(words text, skills text[], place text) RETURNS tsquery LANGUAGE plpgsql STABLE AS $$
DECLARE
  -- A hyphenated name counts as two words. An email address with a hyphen stays one word.
  typed text[] := regexp_split_to_array(btrim(regexp_replace(normalize_words(words), '-(?!\S*@)', ' ', 'g')), '\s+');
  last_word text := typed[cardinality(typed)];
  query tsquery := plainto_tsquery('simple', array_to_string(typed[:cardinality(typed) - 1], ' '));
  ending tsquery := plainto_tsquery('simple', last_word);
  word text;
BEGIN
  IF last_word ~ '[[:alnum:]]{3}$' AND numnode(ending) > 0 THEN ending := (ending::text || ':*')::tsquery; END IF;
  query := query && ending;
  FOREACH word IN ARRAY skills LOOP
    query := query && ('''s:' || replace(replace(normalize_words(word), '\', '\\'), '''', '''''') || '''')::tsquery;
  END LOOP;
  FOR word IN SELECT each FROM regexp_split_to_table(normalize_words(place), '[^[:alnum:]]+') AS each WHERE each <> '' LOOP
    query := query && ('''p:' || word || ''':*')::tsquery;
  END LOOP;
  RETURN CASE WHEN numnode(query) = 0 THEN NULL ELSE query END;
END
$$;
