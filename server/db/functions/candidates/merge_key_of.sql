-- Picks the values of these columns out of a row.
CREATE OR REPLACE FUNCTION merge_key_of(whole jsonb, known_by name[]) RETURNS jsonb LANGUAGE sql IMMUTABLE AS $$
  SELECT coalesce(jsonb_object_agg(key, value), '{}') FROM jsonb_each(whole) WHERE key = ANY (known_by)
$$;
