-- Inserts a row as it was. Columns that were added later get their defaults.
CREATE OR REPLACE FUNCTION merge_put_back(into_table regclass, whole jsonb) RETURNS void LANGUAGE plpgsql SECURITY DEFINER SET search_path = pg_catalog, public, pg_temp AS $$
DECLARE
  columns text := (SELECT string_agg(quote_ident(attname), ', ') FROM pg_attribute
    WHERE attrelid = into_table AND attnum > 0 AND NOT attisdropped AND attgenerated = '' AND whole ? attname);
BEGIN
  EXECUTE format('INSERT INTO %s (%s) SELECT %s FROM jsonb_populate_record(NULL::%s, $1)', into_table, columns, columns, into_table) USING whole;
END
$$;

REVOKE ALL ON FUNCTION merge_put_back(into_table regclass, whole jsonb) FROM PUBLIC;
