-- Moves every row that references one record to another record. A row that breaks a unique constraint there (one per application, for example)
-- is deleted instead. Returns what was moved and what was deleted.
CREATE OR REPLACE FUNCTION merge_hand_over(target regclass, from_id uuid, to_id uuid) RETURNS TABLE (moved jsonb, removed jsonb)
LANGUAGE plpgsql SECURITY DEFINER SET search_path = pg_catalog, public, pg_temp AS $$
DECLARE
  way record;
  found_row record;
BEGIN
  moved := '[]';
  removed := '[]';
  FOR way IN SELECT * FROM merge_leads_to(target) LOOP
    FOR found_row IN EXECUTE format('SELECT ctid AS place, to_jsonb(t) AS whole FROM %s t WHERE t.%I = $1%s', way.held_in, way.held_as, way.of_company) USING from_id LOOP
      BEGIN
        EXECUTE format('UPDATE %s SET %I = $1 WHERE ctid = $2', way.held_in, way.held_as) USING to_id, found_row.place;
        moved := moved || jsonb_build_object('table', way.held_in, 'column', way.held_as, 'from', from_id, 'to', to_id,
          'key', merge_key_of(found_row.whole, way.known_by));
      EXCEPTION WHEN unique_violation THEN
        EXECUTE format('DELETE FROM %s WHERE ctid = $1', way.held_in) USING found_row.place;
        removed := removed || jsonb_build_object('table', way.held_in, 'row', found_row.whole);
      END;
    END LOOP;
  END LOOP;
  RETURN NEXT;
END
$$;

REVOKE ALL ON FUNCTION merge_hand_over(target regclass, from_id uuid, to_id uuid) FROM PUBLIC;
