-- Formats a time as ISO 8601 in UTC, with milliseconds.
CREATE OR REPLACE FUNCTION webhook_instant(at timestamptz) RETURNS text LANGUAGE sql IMMUTABLE AS $$
  SELECT to_char(at AT TIME ZONE 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"')
$$;
