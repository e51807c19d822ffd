-- Returns a page of ids. Common words are found fastest by walking the view in its order, rare words by the trigram index: with n leads and
-- a share s that matches, a page of p costs p / s rows on the first path and n * s on the second. The share is estimated from the first
-- rows of the view.
CREATE OR REPLACE FUNCTION desk_search(words text[], in_view text, of_kind text, me uuid, after_at timestamptz, after_id uuid, max_rows integer)
RETURNS SETOF uuid LANGUAGE plpgsql STABLE SECURITY DEFINER ROWS 51 SET search_path = pg_catalog, public, pg_temp SET enable_seqscan = off AS $$
DECLARE
  is_open boolean := in_view IN ('open', 'mine', 'unassigned');
  matches text := desk_text_condition(words);
  place text := desk_view_condition(in_view, of_kind, me) || CASE WHEN after_id IS NULL THEN ''
    ELSE format(CASE WHEN is_open THEN ' AND (due_at, id) > (%L, %L)' ELSE ' AND (received_at, id) < (%L, %L)' END, after_at, after_id) END;
  order_by text := CASE WHEN in_view = 'unassigned' THEN 'assignee_id, due_at, id' WHEN is_open THEN 'due_at, id' ELSE 'received_at DESC, id DESC' END;
  walk constant text := format('SELECT array_agg(id) FROM (SELECT id FROM desk_leads WHERE %s AND %s ORDER BY %s LIMIT %s) AS page', place, matches, order_by, max_rows);
  lookup constant text := format('WITH hits AS MATERIALIZED (SELECT id, state, kind, assignee_id, due_at, received_at FROM desk_leads WHERE %s)
    SELECT array_agg(id) FROM (SELECT id FROM hits WHERE %s ORDER BY %s LIMIT %s) AS page', desk_index_condition(words), place, order_by, max_rows);
  sample constant integer := 500;
  few constant integer := 3000;
  seen integer;
  share integer;
  found uuid[];
BEGIN
  IF NOT app_is_staff() THEN RETURN; END IF;
  EXECUTE format('SELECT count(*), count(*) FILTER (WHERE %s) FROM (SELECT search_text FROM desk_leads WHERE %s ORDER BY %s LIMIT %s) AS first_rows',
    matches, place, order_by, sample) INTO seen, share;
  IF seen = 0 THEN RETURN; END IF;
  IF seen = sample AND share < 8 THEN
    EXECUTE format('SELECT count(*) FROM (SELECT 1 FROM desk_leads WHERE %s LIMIT %s) AS rows', place, few) INTO seen;
  ELSE
    seen := 0;
  END IF;
  EXECUTE CASE WHEN seen = few AND desk_can_use_index(words) THEN lookup ELSE walk END INTO found;
  RETURN QUERY SELECT unnest(found);
END
$$;

REVOKE ALL ON FUNCTION desk_search(words text[], in_view text, of_kind text, me uuid, after_at timestamp with time zone, after_id uuid, max_rows integer) FROM PUBLIC;
GRANT ALL ON FUNCTION desk_search(words text[], in_view text, of_kind text, me uuid, after_at timestamp with time zone, after_id uuid, max_rows integer) TO app_server;
