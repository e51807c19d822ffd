CREATE INDEX "desk_leads_kind" ON "desk_leads" USING btree ("kind","received_at" DESC NULLS FIRST,"id" DESC NULLS FIRST);--> statement-breakpoint
CREATE INDEX "desk_leads_kind_state" ON "desk_leads" USING btree ("kind","state","received_at" DESC NULLS FIRST,"id" DESC NULLS FIRST);--> statement-breakpoint

-- Searching the desk. Row-level security keeps LIKE away from the trigram index, because LIKE is not known to keep what it
-- sees to itself. So the search runs as the owner, in functions that ask first whether staff is asking.
-- The words as conditions: every one must occur, and what LIKE would act on is meant literally.
CREATE FUNCTION desk_words(words text[]) RETURNS text LANGUAGE sql IMMUTABLE AS $$
  SELECT string_agg(format('search_text LIKE %L', '%' || regexp_replace(lower(word), '([\\%_])', '\\\1', 'g') || '%'), ' AND ')
  FROM unnest(words) AS word
$$;--> statement-breakpoint
CREATE FUNCTION desk_place(in_view text, of_kind text, me uuid) RETURNS text LANGUAGE sql IMMUTABLE AS $$
  SELECT CASE
      WHEN in_view = 'all' THEN 'true'
      WHEN in_view IN ('open', 'mine', 'unassigned') THEN 'state IN (''new'', ''in_progress'')'
      ELSE format('state = %L', in_view)
    END
    || CASE in_view WHEN 'mine' THEN format(' AND assignee_id = %L', me) WHEN 'unassigned' THEN ' AND assignee_id IS NULL' ELSE '' END
    || CASE of_kind WHEN '' THEN '' ELSE format(' AND kind = %L', of_kind) END
$$;--> statement-breakpoint

-- A page of ids. Frequent words are found soonest by walking the view in its own order; rare ones by the trigram index. Which
-- they are shows after a short walk.
CREATE FUNCTION desk_search(words text[], in_view text, of_kind text, me uuid, after_at timestamptz, after_id uuid, most integer)
RETURNS SETOF uuid LANGUAGE plpgsql STABLE SECURITY DEFINER ROWS 51 SET search_path = public SET enable_seqscan = off AS $$
DECLARE
  is_open boolean := in_view IN ('open', 'mine', 'unassigned');
  matches text := desk_words(words);
  place text := desk_place(in_view, of_kind, me) || CASE WHEN after_id IS NULL THEN ''
    ELSE format(CASE WHEN is_open THEN ' AND (due_at, id) > (%L, %L)' ELSE ' AND (received_at, id) < (%L, %L)' END, after_at, after_id) END;
  order_by text := CASE WHEN in_view = 'unassigned' THEN 'assignee_id, due_at, id' WHEN is_open THEN 'due_at, id' ELSE 'received_at DESC, id DESC' END;
  stretch constant integer := 4000;
  found uuid[];
  walked integer;
BEGIN
  IF NOT app_is_staff() THEN RETURN; END IF;
  EXECUTE format('SELECT array_agg(id) FROM (SELECT id FROM (SELECT id, search_text FROM desk_leads WHERE %s ORDER BY %s LIMIT %s) AS walk WHERE %s LIMIT %s) AS page',
    place, order_by, stretch, matches, most) INTO found;
  IF coalesce(cardinality(found), 0) < most THEN
    EXECUTE format('SELECT count(*) FROM (SELECT 1 FROM desk_leads WHERE %s LIMIT %s) AS walk', place, stretch) INTO walked;
    IF walked = stretch THEN
      EXECUTE format('WITH hits AS MATERIALIZED (SELECT id, state, kind, assignee_id, due_at, received_at FROM desk_leads WHERE %s)
        SELECT array_agg(id) FROM (SELECT id FROM hits WHERE %s ORDER BY %s LIMIT %s) AS page', matches, place, order_by, most) INTO found;
    END IF;
  END IF;
  RETURN QUERY SELECT unnest(found);
END
$$;--> statement-breakpoint

-- How many in each view, each counted up to the cap. "all" needs no count of its own: it is the sum of the states.
CREATE FUNCTION desk_search_counts(words text[], of_kind text, me uuid, at_time timestamptz, cap integer)
RETURNS TABLE (counted text, leads integer) LANGUAGE plpgsql STABLE SECURITY DEFINER SET search_path = public SET enable_seqscan = off AS $$
DECLARE
  matches text := desk_words(words);
  overdue text := format('due_at < %L AND first_replied_at IS NULL', at_time);
  sample constant integer := 1000;
  in_sample integer;
  each text;
BEGIN
  IF NOT app_is_staff() THEN RETURN; END IF;
  EXECUTE format('SELECT count(*) FILTER (WHERE %s) FROM (SELECT search_text FROM desk_leads WHERE %s ORDER BY received_at DESC, id DESC LIMIT %s) AS newest',
    matches, desk_place('all', of_kind, me), sample) INTO in_sample;
  IF in_sample < sample / 10 THEN
    RETURN QUERY EXECUTE format('WITH hits AS MATERIALIZED (SELECT state, kind, assignee_id, due_at, first_replied_at FROM desk_leads WHERE %s),
      here AS (SELECT * FROM hits WHERE %s)
      SELECT part, least(n, %s)::integer FROM (
        SELECT ''open'' AS part, count(*) FILTER (WHERE %s) AS n FROM here
        UNION ALL SELECT ''mine'', count(*) FILTER (WHERE %s) FROM here
        UNION ALL SELECT ''unassigned'', count(*) FILTER (WHERE %s) FROM here
        UNION ALL SELECT ''overdue'', count(*) FILTER (WHERE %s AND %s) FROM here
        UNION ALL SELECT ''all'', count(*) FROM here
        UNION ALL SELECT state, count(*) FROM here WHERE state NOT IN (''new'', ''in_progress'') GROUP BY state
      ) AS parts', matches, desk_place('all', of_kind, me), cap,
      desk_place('open', '', me), desk_place('mine', '', me), desk_place('unassigned', '', me), desk_place('open', '', me), overdue);
    RETURN;
  END IF;
  FOREACH each IN ARRAY ARRAY['open', 'mine', 'unassigned', 'replied', 'won', 'lost', 'spam', 'overdue'] LOOP
    counted := each;
    EXECUTE format('SELECT count(*) FROM (SELECT 1 FROM desk_leads WHERE %s AND %s AND %s LIMIT %s) AS counting',
      desk_place(CASE each WHEN 'overdue' THEN 'open' ELSE each END, of_kind, me),
      CASE each WHEN 'overdue' THEN overdue ELSE 'true' END, matches, cap) INTO leads;
    RETURN NEXT;
  END LOOP;
END
$$;--> statement-breakpoint
REVOKE ALL ON FUNCTION desk_search(text[], text, text, uuid, timestamptz, uuid, integer) FROM PUBLIC;--> statement-breakpoint
REVOKE ALL ON FUNCTION desk_search_counts(text[], text, uuid, timestamptz, integer) FROM PUBLIC;--> statement-breakpoint
GRANT EXECUTE ON FUNCTION desk_search(text[], text, text, uuid, timestamptz, uuid, integer) TO app_server;--> statement-breakpoint
GRANT EXECUTE ON FUNCTION desk_search_counts(text[], text, uuid, timestamptz, integer) TO app_server;
