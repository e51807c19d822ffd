-- Returns the first list plus the entries that only the second one has, up to the number that a profile can hold.
CREATE OR REPLACE FUNCTION append_entries(kept jsonb, added jsonb, max_rows integer) RETURNS jsonb LANGUAGE sql IMMUTABLE PARALLEL SAFE AS $$
  SELECT coalesce(jsonb_agg(entry ORDER BY part, place), '[]') FROM (
    SELECT entry, part, place, row_number() OVER (ORDER BY part, place) AS place_of_all FROM (
      SELECT entry, 1 AS part, place FROM jsonb_array_elements(kept) WITH ORDINALITY AS k(entry, place)
      UNION ALL
      SELECT entry, 2, place FROM jsonb_array_elements(added) WITH ORDINALITY AS a(entry, place)
        WHERE NOT kept @> jsonb_build_array(entry)
    ) AS every
  ) AS numbered WHERE place_of_all <= max_rows
$$;
