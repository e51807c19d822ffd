-- True if a text contains a word of at least two letters, ignoring case.
CREATE OR REPLACE FUNCTION mentions_word(body text, word text) RETURNS boolean LANGUAGE sql IMMUTABLE PARALLEL SAFE AS $$
  SELECT length(btrim(word)) > 1 AND strpos(lower(body), lower(btrim(word))) > 0
$$;
