-- Inserts a row as it was. Columns that were added later get their defaults. A json value is stored as text, to be restored byte for byte.
CREATE OR REPLACE FUNCTION merge_restore_row(target regclass, row_data jsonb) RETURNS void LANGUAGE plpgsql SECURITY DEFINER SET search_path = pg_catalog, public, pg_temp AS $$
DECLARE
  columns text;
  restored text;
BEGIN
  SELECT string_agg(quote_ident(attname), ', '),
      string_agg(CASE WHEN atttypid = 'json'::regtype THEN format('($1 ->> %L)::json', attname) ELSE quote_ident(attname) END, ', ')
    INTO columns, restored FROM pg_attribute
    WHERE attrelid = target AND attnum > 0 AND NOT attisdropped AND attgenerated = '' AND row_data ? attname;
  EXECUTE format('INSERT INTO %s (%s) SELECT %s FROM jsonb_populate_record(NULL::%s, $1)', target, columns, restored, target) USING row_data;
END
$$;

REVOKE ALL ON FUNCTION merge_restore_row(target regclass, row_data jsonb) FROM PUBLIC;
