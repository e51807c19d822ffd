-- Lowercases a text and removes its accents.
CREATE OR REPLACE FUNCTION plain_words(said text) RETURNS text LANGUAGE sql STABLE AS $$ SELECT lower(unaccent(coalesce(said, ''))) $$;
