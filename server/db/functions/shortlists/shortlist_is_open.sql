CREATE OR REPLACE FUNCTION shortlist_is_open(list shortlists) RETURNS boolean LANGUAGE sql STABLE SECURITY DEFINER SET search_path = pg_catalog, public, pg_temp AS $$
  SELECT list.sent_at IS NOT NULL AND list.revoked_at IS NULL AND list.expires_at > now()
    AND EXISTS (SELECT 1 FROM jobs_enhanced j WHERE j.id = list.job_id AND j.status <> 'closed')
$$;

REVOKE ALL ON FUNCTION shortlist_is_open(list shortlists) FROM PUBLIC;
GRANT ALL ON FUNCTION shortlist_is_open(list shortlists) TO app_server;
