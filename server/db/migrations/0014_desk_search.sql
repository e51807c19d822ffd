DROP INDEX "desk_leads_open";--> statement-breakpoint
CREATE INDEX "desk_leads_kind" ON "desk_leads" USING btree ("kind","received_at" DESC NULLS FIRST,"id" DESC NULLS FIRST);--> statement-breakpoint
CREATE INDEX "desk_leads_kind_state" ON "desk_leads" USING btree ("kind","state","received_at" DESC NULLS FIRST,"id" DESC NULLS FIRST);--> statement-breakpoint
CREATE INDEX "desk_leads_open" ON "desk_leads" USING btree ("due_at","id","kind","assignee_id","first_replied_at") WHERE "desk_leads"."state" in ('new', 'in_progress');--> statement-breakpoint

-- Searching the desk. Row-level security keeps LIKE away from the trigram index, because LIKE is not known to keep what it
-- sees to itself. So the search runs as the owner, in functions that ask first whether staff is asking.
-- The words as conditions: every one must occur, and what LIKE would act on is meant literally. One or two letters are in
-- the middle of nearly everything, so they are looked for where words begin.
CREATE FUNCTION desk_words(words text[]) RETURNS text LANGUAGE sql IMMUTABLE AS $$
  SELECT string_agg(CASE WHEN word ~ '^[[:alnum:]]{1,2}$'
      THEN format('(search_text LIKE %L OR search_text LIKE %L OR search_text LIKE %L)', word || '%', '% ' || word || '%', E'%\n' || word || '%')
      ELSE format('search_text LIKE %L', '%' || regexp_replace(word, '([\\%_])', '\\\1', 'g') || '%') END, ' AND ')
  FROM unnest(words) AS word
$$;--> statement-breakpoint
-- Whether the trigram index can help: signs alone have no trigrams.
CREATE FUNCTION desk_words_indexed(words text[]) RETURNS boolean LANGUAGE sql IMMUTABLE AS $$
  SELECT bool_or(word ~ '[[:alnum:]]{3}|^[[:alnum:]]{1,2}$') FROM unnest(words) AS word
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

-- A page of ids. Frequent words are found soonest by walking the view in its own order, rare ones by the trigram index: with
-- n leads and a share s that match, a page of p costs p / s rows on one way and n * s on the other. The share is taken from
-- the first rows of the view.
CREATE FUNCTION desk_search(words text[], in_view text, of_kind text, me uuid, after_at timestamptz, after_id uuid, most integer)
RETURNS SETOF uuid LANGUAGE plpgsql STABLE SECURITY DEFINER ROWS 51 SET search_path = public SET enable_seqscan = off AS $$
DECLARE
  is_open boolean := in_view IN ('open', 'mine', 'unassigned');
  matches text := desk_words(words);
  place text := desk_place(in_view, of_kind, me) || CASE WHEN after_id IS NULL THEN ''
    ELSE format(CASE WHEN is_open THEN ' AND (due_at, id) > (%L, %L)' ELSE ' AND (received_at, id) < (%L, %L)' END, after_at, after_id) END;
  order_by text := CASE WHEN in_view = 'unassigned' THEN 'assignee_id, due_at, id' WHEN is_open THEN 'due_at, id' ELSE 'received_at DESC, id DESC' END;
  walk constant text := format('SELECT array_agg(id) FROM (SELECT id FROM desk_leads WHERE %s AND %s ORDER BY %s LIMIT %s) AS page', place, matches, order_by, most);
  lookup constant text := format('WITH hits AS MATERIALIZED (SELECT id, state, kind, assignee_id, due_at, received_at FROM desk_leads WHERE %s)
    SELECT array_agg(id) FROM (SELECT id FROM hits WHERE %s ORDER BY %s LIMIT %s) AS page', matches, place, order_by, most);
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
  EXECUTE CASE WHEN seen = few AND desk_words_indexed(words) THEN lookup ELSE walk END INTO found;
  RETURN QUERY SELECT unnest(found);
END
$$;--> statement-breakpoint

-- How many in each view, each counted up to the cap. All hits at once where the words are rare; where they are frequent, the
-- open leads as a whole and of each other state as many as the cap wants. "all" is the sum.
CREATE FUNCTION desk_search_counts(words text[], of_kind text, me uuid, at_time timestamptz, cap integer)
RETURNS TABLE (counted text, leads integer) LANGUAGE plpgsql STABLE SECURITY DEFINER SET search_path = public SET enable_seqscan = off AS $$
DECLARE
  matches text := desk_words(words);
  overdue constant text := desk_place('open', of_kind, me) || format(' AND due_at < %L AND first_replied_at IS NULL', at_time);
  views text[] := ARRAY['replied', 'won', 'lost', 'spam'];
  open_parts constant text := format('count(*) FILTER (WHERE %s) AS open, count(*) FILTER (WHERE %s) AS mine, count(*) FILTER (WHERE %s) AS unassigned,
    count(*) FILTER (WHERE %s) AS overdue', desk_place('open', '', me), desk_place('mine', '', me), desk_place('unassigned', '', me), overdue);
  as_rows constant text := 'SELECT key, least(value::integer, %s) FROM counts, json_each_text(row_to_json(counts))';
  sample constant integer := 500;
  seen integer;
  share integer;
BEGIN
  IF NOT app_is_staff() THEN RETURN; END IF;
  EXECUTE format('SELECT count(*), count(*) FILTER (WHERE %s) FROM (SELECT search_text FROM desk_leads WHERE %s ORDER BY received_at DESC, id DESC LIMIT %s) AS newest',
    matches, desk_place('all', of_kind, me), sample) INTO seen, share;
  IF seen = sample AND share < sample * 0.15 AND desk_words_indexed(words) THEN
    RETURN QUERY EXECUTE format('WITH hits AS MATERIALIZED (SELECT state, kind, assignee_id, due_at, first_replied_at FROM desk_leads WHERE %s),
      counts AS (SELECT %s, count(*) FILTER (WHERE state = ''replied'') AS replied, count(*) FILTER (WHERE state = ''won'') AS won,
        count(*) FILTER (WHERE state = ''lost'') AS lost, count(*) FILTER (WHERE state = ''spam'') AS spam FROM hits WHERE %s) ',
      matches, open_parts, desk_place('all', of_kind, me)) || format(as_rows, cap);
    RETURN;
  END IF;
  IF share < sample * 0.3 THEN
    RETURN QUERY EXECUTE format('WITH counts AS (SELECT %s FROM desk_leads WHERE %s AND %s) ', open_parts, desk_place('open', of_kind, me), matches)
      || format(as_rows, cap);
  ELSE
    views := views || ARRAY['open', 'mine', 'unassigned', 'overdue'];
  END IF;
  FOREACH counted IN ARRAY views LOOP
    EXECUTE format('SELECT count(*) FROM (SELECT 1 FROM desk_leads WHERE %s AND %s ORDER BY %s LIMIT %s) AS counting',
      CASE counted WHEN 'overdue' THEN overdue ELSE desk_place(counted, of_kind, me) END, matches,
      CASE WHEN counted IN ('replied', 'won', 'lost', 'spam') THEN 'received_at DESC, id DESC' ELSE 'due_at, id' END, cap) INTO leads;
    RETURN NEXT;
  END LOOP;
END
$$;--> statement-breakpoint
REVOKE ALL ON FUNCTION desk_search(text[], text, text, uuid, timestamptz, uuid, integer) FROM PUBLIC;--> statement-breakpoint
REVOKE ALL ON FUNCTION desk_search_counts(text[], text, uuid, timestamptz, integer) FROM PUBLIC;--> statement-breakpoint
GRANT EXECUTE ON FUNCTION desk_search(text[], text, text, uuid, timestamptz, uuid, integer) TO app_server;--> statement-breakpoint
GRANT EXECUTE ON FUNCTION desk_search_counts(text[], text, uuid, timestamptz, integer) TO app_server;
