-- Deletes queued, running, completed and failed tasks that name one of these ids or addresses.
CREATE OR REPLACE FUNCTION erase_tasks(ids uuid[], addresses text[], from_at timestamptz, cut timestamptz) RETURNS integer
LANGUAGE plpgsql SECURITY DEFINER SET search_path = pg_catalog, public, pg_temp AS $$
DECLARE
  gone integer;
BEGIN
  DELETE FROM pgboss.job j WHERE j.created_on >= from_at AND j.created_on < cut AND (
    EXISTS (SELECT 1 FROM unnest(ids) AS i WHERE strpos(j.data::text || coalesce(j.output::text, ''), i::text) > 0)
    OR EXISTS (SELECT 1 FROM unnest(addresses) AS a WHERE mentions_address(j.data::text || coalesce(j.output::text, ''), a)));
  GET DIAGNOSTICS gone = ROW_COUNT;
  RETURN gone;
END
$$;

REVOKE ALL ON FUNCTION erase_tasks(ids uuid[], addresses text[], from_at timestamp with time zone, cut timestamp with time zone) FROM PUBLIC;
