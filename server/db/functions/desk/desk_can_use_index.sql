-- True if the trigram index can help. Punctuation alone has no trigrams.
CREATE OR REPLACE FUNCTION desk_can_use_index(words text[]) RETURNS boolean LANGUAGE sql IMMUTABLE AS $$
  SELECT bool_or(word ~ '[[:alnum:]]{3}|^[[:alnum:]]{1,2}$') FROM unnest(words) AS word
$$;
