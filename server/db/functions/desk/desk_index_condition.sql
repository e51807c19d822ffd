-- Row-level security keeps LIKE off the trigram index, because LIKE is not leakproof. So the search runs as the owner, in functions that check first
-- that the user is staff. Every word must match. One or two letters occur inside most words, so they match only at the start of a word.
-- Characters that are special in LIKE are escaped.
CREATE OR REPLACE FUNCTION desk_index_condition(words text[]) RETURNS text LANGUAGE sql IMMUTABLE AS $$
  SELECT string_agg(CASE WHEN word ~ '^[[:alnum:]]{1,2}$'
      THEN format('(search_text LIKE %L OR search_text LIKE %L OR search_text LIKE %L)', word || '%', '% ' || word || '%', E'%\n' || word || '%')
      ELSE format('search_text LIKE %L', '%' || regexp_replace(word, '([\\%_])', '\\\1', 'g') || '%') END, ' AND ')
  FROM unnest(words) AS word
$$;
