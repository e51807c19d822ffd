-- Counts the matches in each view, up to the cap. For rare words it counts all matches at once. For common words it counts the open leads as a whole
-- and at most the cap for each other state. "all" is the sum.
CREATE OR REPLACE FUNCTION desk_search_counts(words text[], of_kind text, me uuid, at_time timestamptz, cap integer)
RETURNS TABLE (counted text, leads integer) LANGUAGE plpgsql STABLE SECURITY DEFINER SET search_path = pg_catalog, public, pg_temp SET enable_seqscan = off AS $$
DECLARE
  matches text := desk_text_condition(words);
  overdue constant text := desk_view_condition('open', of_kind, me) || format(' AND due_at < %L AND first_replied_at IS NULL', at_time);
  views text[] := ARRAY['replied', 'won', 'lost', 'spam'];
  open_parts constant text := format('count(*) FILTER (WHERE %s) AS open, count(*) FILTER (WHERE %s) AS mine, count(*) FILTER (WHERE %s) AS unassigned,
    count(*) FILTER (WHERE %s) AS overdue', desk_view_condition('open', '', me), desk_view_condition('mine', '', me), desk_view_condition('unassigned', '', me), overdue);
  as_rows constant text := 'SELECT key, least(value::integer, %s) FROM counts, json_each_text(row_to_json(counts))';
  sample constant integer := 500;
  seen integer;
  share integer;
BEGIN
  IF NOT app_is_staff() THEN RETURN; END IF;
  EXECUTE format('SELECT count(*), count(*) FILTER (WHERE %s) FROM (SELECT search_text FROM desk_leads WHERE %s ORDER BY received_at DESC, id DESC LIMIT %s) AS newest',
    matches, desk_view_condition('all', of_kind, me), sample) INTO seen, share;
  IF seen = sample AND share < sample * 0.1 AND desk_can_use_index(words) THEN
    RETURN QUERY EXECUTE format('WITH hits AS MATERIALIZED (SELECT state, kind, assignee_id, due_at, first_replied_at FROM desk_leads WHERE %s),
      counts AS (SELECT %s, count(*) FILTER (WHERE state = ''replied'') AS replied, count(*) FILTER (WHERE state = ''won'') AS won,
        count(*) FILTER (WHERE state = ''lost'') AS lost, count(*) FILTER (WHERE state = ''spam'') AS spam FROM hits WHERE %s) ',
      desk_index_condition(words), open_parts, desk_view_condition('all', of_kind, me)) || format(as_rows, cap);
    RETURN;
  END IF;
  IF share < sample * 0.3 THEN
    RETURN QUERY EXECUTE format('WITH counts AS (SELECT %s FROM desk_leads WHERE %s AND %s) ', open_parts, desk_view_condition('open', of_kind, me), matches)
      || format(as_rows, cap);
  ELSE
    views := views || ARRAY['open', 'mine', 'unassigned', 'overdue'];
  END IF;
  FOREACH counted IN ARRAY views LOOP
    EXECUTE format('SELECT count(*) FROM (SELECT 1 FROM desk_leads WHERE %s AND %s ORDER BY %s LIMIT %s) AS counting',
      CASE counted WHEN 'overdue' THEN overdue ELSE desk_view_condition(counted, of_kind, me) END, matches,
      CASE WHEN counted IN ('replied', 'won', 'lost', 'spam') THEN 'received_at DESC, id DESC' ELSE 'due_at, id' END, cap) INTO leads;
    RETURN NEXT;
  END LOOP;
END
$$;

REVOKE ALL ON FUNCTION desk_search_counts(words text[], of_kind text, me uuid, at_time timestamp with time zone, cap integer) FROM PUBLIC;
GRANT ALL ON FUNCTION desk_search_counts(words text[], of_kind text, me uuid, at_time timestamp with time zone, cap integer) TO app_server;
