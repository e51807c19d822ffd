-- Deletes some candidates per call, so that no statement of a large workspace runs into the statement timeout. All calls share one transaction.
CREATE OR REPLACE FUNCTION erase_due_people(closing uuid, max_rows integer) RETURNS integer LANGUAGE plpgsql SECURITY DEFINER SET search_path = pg_catalog, public, pg_temp AS $$
DECLARE
  gone integer;
BEGIN
  DELETE FROM candidates WHERE id IN (SELECT id FROM candidates WHERE company_id = due_workspace(closing) LIMIT max_rows);
  GET DIAGNOSTICS gone = ROW_COUNT;
  RETURN gone;
END
$$;

REVOKE ALL ON FUNCTION erase_due_people(closing uuid, max_rows integer) FROM PUBLIC;
GRANT ALL ON FUNCTION erase_due_people(closing uuid, max_rows integer) TO app_server;
