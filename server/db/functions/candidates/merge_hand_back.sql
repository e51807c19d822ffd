-- Undoes one step of merge_hand_over: points a row back to the record it came from.
CREATE OR REPLACE FUNCTION merge_hand_back(step jsonb) RETURNS void LANGUAGE plpgsql SECURITY DEFINER SET search_path = pg_catalog, public, pg_temp AS $$
DECLARE
  held_in regclass := (step ->> 'table')::regclass;
BEGIN
  EXECUTE format('UPDATE %s t SET %I = $1 WHERE t.%I = $2%s AND to_jsonb(t) @> $3', held_in, step ->> 'column', step ->> 'column', merge_within(held_in))
    USING (step ->> 'from')::uuid, (step ->> 'to')::uuid, step -> 'key';
END
$$;

REVOKE ALL ON FUNCTION merge_hand_back(step jsonb) FROM PUBLIC;
