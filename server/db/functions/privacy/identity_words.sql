-- Returns the names that could identify a person: their own, and those of their companies and schools without the legal form.
CREATE OR REPLACE FUNCTION identity_words(p candidate_profiles) RETURNS text[] LANGUAGE plpgsql IMMUTABLE PARALLEL SAFE SET search_path = pg_catalog, public, pg_temp AS $$
BEGIN
  RETURN ARRAY(
    SELECT DISTINCT ' ' || form || ' ' FROM (
      SELECT unnest(ARRAY[p.first_name, p.last_name]::text[])
      UNION ALL SELECT part FROM regexp_split_to_table(concat_ws(' ', p.first_name, p.last_name), '[^[:alnum:]]+') AS part WHERE length(part) > 2
      UNION ALL SELECT e.value ->> 'company' FROM jsonb_array_elements(p.experience) AS e
      UNION ALL SELECT e.value ->> 'school' FROM jsonb_array_elements(p.education) AS e) AS known(name),
      LATERAL (SELECT btrim(f) FROM regexp_split_to_table(comparable_words(known.name), '  ') AS f) AS spelled(plain),
      LATERAL (SELECT spelled.plain UNION SELECT regexp_replace(regexp_replace(spelled.plain, '^the ', ''),
        '( (and|inc|incorporated|llc|ltd|limited|corp|corporation|co|company|gmbh|mbh|ag|kg|se|plc|lp|llp|pllc|pc|sa|sas|sarl|srl|spa|bv|nv|ab|as|oy|pty|pte|kk))+$', '')) AS each(form)
    WHERE length(form) > 1);
END
$$;
