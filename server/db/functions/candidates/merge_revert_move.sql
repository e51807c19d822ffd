-- Undoes one step of merge_move_references: points a row back to the record it came from.
CREATE OR REPLACE FUNCTION merge_revert_move(step jsonb) RETURNS void LANGUAGE plpgsql SECURITY DEFINER SET search_path = pg_catalog, public, pg_temp AS $$
DECLARE
  ref_table regclass := (step ->> 'table')::regclass;
BEGIN
  EXECUTE format('UPDATE %s t SET %I = $1 WHERE t.%I = $2%s AND to_jsonb(t) @> $3', ref_table, step ->> 'column', step ->> 'column', merge_company_condition(ref_table))
    USING (step ->> 'from')::uuid, (step ->> 'to')::uuid, step -> 'key';
END
$$;

REVOKE ALL ON FUNCTION merge_revert_move(step jsonb) FROM PUBLIC;
