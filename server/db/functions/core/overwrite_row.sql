-- Writes every column that the JSON names. Generated columns and names that are not columns are skipped.
CREATE OR REPLACE FUNCTION overwrite_row(target regclass, row_id uuid, new_values jsonb) RETURNS void
LANGUAGE plpgsql SET search_path = pg_catalog, public, pg_temp AS $$
DECLARE
  columns text := (SELECT string_agg(quote_ident(attname), ', ') FROM pg_attribute
    WHERE attrelid = target AND attnum > 0 AND NOT attisdropped AND attgenerated = '' AND new_values ? attname);
BEGIN
  EXECUTE format('UPDATE %s SET (%s) = (SELECT %s FROM jsonb_populate_record(NULL::%s, $1)) WHERE id = $2', target, columns, columns, target)
    USING new_values, row_id;
END
$$;

REVOKE ALL ON FUNCTION overwrite_row(target regclass, row_id uuid, new_values jsonb) FROM PUBLIC;
