-- Returns when the promised answer is due: 24 hours later by default. If the business calendar is on (firm_settings, "promise-calendar"),
-- the hours of weekends and holidays do not count.
CREATE OR REPLACE FUNCTION desk_due_at(received timestamptz) RETURNS timestamptz LANGUAGE plpgsql STABLE SECURITY DEFINER SET search_path = pg_catalog, public, pg_temp AS $$
DECLARE
  calendar jsonb;
  zone text;
  moment timestamptz := received;
  midnight timestamptz;
  remaining interval := interval '24 hours';
  today date;
BEGIN
  SELECT value INTO calendar FROM firm_settings WHERE key = 'promise-calendar';
  IF calendar IS NULL OR NOT (calendar->>'businessDaysOnly')::boolean THEN
    RETURN received + remaining;
  END IF;
  zone := calendar->>'timeZone';
  LOOP
    today := (moment AT TIME ZONE zone)::date;
    midnight := (today + 1)::timestamp AT TIME ZONE zone;
    IF extract(isodow FROM today) < 6 AND NOT calendar->'holidays' ? today::text THEN
      IF moment + remaining <= midnight THEN
        RETURN moment + remaining;
      END IF;
      remaining := remaining - (midnight - moment);
    END IF;
    moment := midnight;
  END LOOP;
END
$$;

REVOKE ALL ON FUNCTION desk_due_at(received timestamp with time zone) FROM PUBLIC;
GRANT ALL ON FUNCTION desk_due_at(received timestamp with time zone) TO app_server;
