-- Builds the same conditions as desk_index_condition in a form that no index supports, for walking a view in its order.
CREATE OR REPLACE FUNCTION desk_text_condition(words text[]) RETURNS text LANGUAGE sql IMMUTABLE AS $$
  SELECT string_agg(CASE WHEN word ~ '^[[:alnum:]]{1,2}$'
      THEN format('(starts_with(search_text, %L) OR strpos(search_text, %L) > 0 OR strpos(search_text, %L) > 0)', word, ' ' || word, E'\n' || word)
      ELSE format('strpos(search_text, %L) > 0', word) END, ' AND ')
  FROM unnest(words) AS word
$$;
