-- Picks the values of these columns out of a row.
CREATE OR REPLACE FUNCTION merge_row_key(row_data jsonb, key_columns name[]) RETURNS jsonb LANGUAGE sql IMMUTABLE AS $$
  SELECT coalesce(jsonb_object_agg(key, value), '{}') FROM jsonb_each(row_data) WHERE key = ANY (key_columns)
$$;
