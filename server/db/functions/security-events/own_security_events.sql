-- For the user's data export. Details of events that others caused are left out.
CREATE OR REPLACE FUNCTION own_security_events() RETURNS TABLE (row_text text) LANGUAGE sql STABLE SECURITY DEFINER SET search_path = pg_catalog, public, pg_temp AS $$
  SELECT jsonb_build_object('at', e.at, 'kind', e.kind, 'outcome', e.outcome, 'network', e.network, 'device', e.device,
      'details', CASE WHEN e.user_id = app_user_id() THEN e.details ELSE '{}' END)::text
    FROM security_events e WHERE e.user_id = app_user_id() OR e.subject_user_id = app_user_id() ORDER BY e.id
$$;

REVOKE ALL ON FUNCTION own_security_events() FROM PUBLIC;
GRANT ALL ON FUNCTION own_security_events() TO app_server;
