-- True if a client reviewer sees this application and may answer about it.
CREATE OR REPLACE FUNCTION shortlist_includes(reader uuid, application uuid) RETURNS boolean LANGUAGE sql STABLE SECURITY DEFINER SET search_path = pg_catalog, public, pg_temp AS $$
  SELECT EXISTS (SELECT 1 FROM shortlist_entries_for(reader) e WHERE e.application_id = application)
$$;

REVOKE ALL ON FUNCTION shortlist_includes(reader uuid, application uuid) FROM PUBLIC;
GRANT ALL ON FUNCTION shortlist_includes(reader uuid, application uuid) TO app_server;
