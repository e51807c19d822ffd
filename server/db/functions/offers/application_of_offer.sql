-- Looks up the application when an offer is opened by link or task, because a merge may have moved the offer since then.
CREATE OR REPLACE FUNCTION application_of_offer(offer uuid) RETURNS uuid LANGUAGE sql STABLE SECURITY DEFINER SET search_path = pg_catalog, public, pg_temp AS $$
  SELECT o.application_id FROM offers o WHERE o.id = offer AND o.company_id = app_company_id()
$$;

REVOKE ALL ON FUNCTION application_of_offer(offer uuid) FROM PUBLIC;
GRANT ALL ON FUNCTION application_of_offer(offer uuid) TO app_server;
