-- Returns the first row as JSON, with its blank values filled from the second one. Lists get the entries that only the second one has.
CREATE OR REPLACE FUNCTION fill_blanks(kept jsonb, added jsonb) RETURNS jsonb LANGUAGE sql IMMUTABLE PARALLEL SAFE AS $$
  SELECT coalesce(jsonb_object_agg(k.key, CASE
      WHEN jsonb_typeof(k.value) = 'array' AND jsonb_typeof(added -> k.key) = 'array' THEN k.value || (
        SELECT coalesce(jsonb_agg(a.entry ORDER BY a.position), '[]') FROM jsonb_array_elements(added -> k.key) WITH ORDINALITY AS a(entry, position)
        WHERE a.entry NOT IN (SELECT jsonb_array_elements(k.value)))
      WHEN k.value IN ('null', '{}') OR btrim(kept ->> k.key) = '' THEN coalesce(added -> k.key, k.value)
      ELSE k.value END), '{}')
  FROM jsonb_each(kept) AS k
$$;
