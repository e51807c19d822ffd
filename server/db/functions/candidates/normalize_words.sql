-- Lowercases a text and removes its accents.
CREATE OR REPLACE FUNCTION normalize_words(input text) RETURNS text LANGUAGE sql STABLE AS $$ SELECT lower(unaccent(coalesce(input, ''))) $$;
