-- Builds the WHERE condition of a view of the lead desk.
CREATE OR REPLACE FUNCTION desk_view_condition(in_view text, of_kind text, me uuid) RETURNS text LANGUAGE sql IMMUTABLE AS $$
  SELECT CASE
      WHEN in_view = 'all' THEN 'true'
      WHEN in_view IN ('open', 'mine', 'unassigned') THEN 'state IN (''new'', ''in_progress'')'
      ELSE format('state = %L', in_view)
    END
    || CASE in_view WHEN 'mine' THEN format(' AND assignee_id = %L', me) WHEN 'unassigned' THEN ' AND assignee_id IS NULL' ELSE '' END
    || CASE of_kind WHEN '' THEN '' ELSE format(' AND kind = %L', of_kind) END
$$;
