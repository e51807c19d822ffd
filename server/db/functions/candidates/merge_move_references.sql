-- Moves every row that references one record to another record. A row that breaks a unique constraint there (one per application, for example)
-- is deleted instead. Returns what was moved and what was deleted.
CREATE OR REPLACE FUNCTION merge_move_references(target regclass, from_id uuid, to_id uuid) RETURNS TABLE (moved jsonb, removed jsonb)
LANGUAGE plpgsql SECURITY DEFINER SET search_path = pg_catalog, public, pg_temp AS $$
DECLARE
  ref record;
  found_row record;
BEGIN
  moved := '[]';
  removed := '[]';
  FOR ref IN SELECT * FROM merge_references_to(target) LOOP
    FOR found_row IN EXECUTE format('SELECT ctid AS row_ctid, to_jsonb(t) AS row_data FROM %s t WHERE t.%I = $1%s', ref.ref_table, ref.ref_column, ref.company_condition) USING from_id LOOP
      BEGIN
        EXECUTE format('UPDATE %s SET %I = $1 WHERE ctid = $2', ref.ref_table, ref.ref_column) USING to_id, found_row.row_ctid;
        moved := moved || jsonb_build_object('table', ref.ref_table, 'column', ref.ref_column, 'from', from_id, 'to', to_id,
          'key', merge_row_key(found_row.row_data, ref.key_columns));
      EXCEPTION WHEN unique_violation THEN
        EXECUTE format('DELETE FROM %s WHERE ctid = $1', ref.ref_table) USING found_row.row_ctid;
        removed := removed || jsonb_build_object('table', ref.ref_table, 'row', found_row.row_data);
      END;
    END LOOP;
  END LOOP;
  RETURN NEXT;
END
$$;

REVOKE ALL ON FUNCTION merge_move_references(target regclass, from_id uuid, to_id uuid) FROM PUBLIC;
