-- Builds the search vector. Skills and locations have their own prefixes, "s:patient care" and "p:columbus", so they can be searched separately.
CREATE OR REPLACE FUNCTION candidate_search_vector(c candidates) RETURNS tsvector LANGUAGE sql STABLE AS $$
  SELECT to_tsvector('simple', normalize_words(concat_ws(' ', c.first_name, c.last_name, c.email, c.current_title, c.current_company, c.location,
      array_to_string(c.skills, ' , '), left(c.summary, 4000), left(c.notes, 4000),
      (SELECT string_agg(concat_ws(' ', role ->> 'title', role ->> 'company'), ' ') FROM jsonb_array_elements(c.work_history) AS role),
      (SELECT string_agg(concat_ws(' ', entry ->> 'name', entry ->> 'issuer', entry ->> 'region'), ' ') FROM jsonb_array_elements(c.credentials) AS entry),
      (SELECT string_agg(entry ->> 'name', ' ') FROM jsonb_array_elements(c.languages) AS entry))))
    || array_to_tsvector(ARRAY(SELECT DISTINCT 's:' || left(normalize_words(btrim(skill)), 200) FROM (SELECT unnest(c.skills)
        UNION ALL SELECT entry ->> 'name' FROM jsonb_array_elements(c.credentials) AS entry WHERE entry ->> 'status' = 'held') AS s(skill) WHERE btrim(skill) <> ''))
    || array_to_tsvector(ARRAY(SELECT DISTINCT 'p:' || word FROM regexp_split_to_table(normalize_words(c.location), '[^[:alnum:]]+') AS word WHERE word <> ''))
$$;
