-- Erases rows in place: a column that is neither kept nor replaced gets its default, so a column that is added later is erased too.
-- In a replacement, {id} stands for the id of the row.
CREATE OR REPLACE FUNCTION erase_columns(target regclass, row_ids uuid[], kept_columns text[], replacements jsonb) RETURNS void
LANGUAGE plpgsql SET search_path = pg_catalog, public, pg_temp AS $$
DECLARE
  assignments text := (SELECT string_agg(format('%I = ', attname) || CASE WHEN replacements ? attname
      THEN format('CAST(replace(%L, ''{id}'', id::text) AS %s)', replacements ->> attname, format_type(atttypid, atttypmod)) ELSE 'DEFAULT' END, ', ')
    FROM pg_attribute WHERE attrelid = target AND attnum > 0 AND NOT attisdropped AND attgenerated = ''
      AND attname <> 'id' AND NOT attname = ANY (kept_columns));
BEGIN
  EXECUTE format('UPDATE %s SET %s WHERE id = ANY ($1)', target, assignments) USING row_ids;
END
$$;

REVOKE ALL ON FUNCTION erase_columns(target regclass, row_ids uuid[], kept_columns text[], replacements jsonb) FROM PUBLIC;
