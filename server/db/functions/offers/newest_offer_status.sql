-- Returns the status of the newest offer, for everyone who can open the board. The policies show the offer itself to fewer people.
CREATE OR REPLACE FUNCTION newest_offer_status(application uuid) RETURNS text LANGUAGE sql STABLE SECURITY DEFINER SET search_path = pg_catalog, public, pg_temp AS $$
  SELECT o.status::text FROM offers o WHERE o.company_id = app_company_id() AND o.application_id = application ORDER BY o.created_at DESC, o.id DESC LIMIT 1
$$;

REVOKE ALL ON FUNCTION newest_offer_status(application uuid) FROM PUBLIC;
GRANT ALL ON FUNCTION newest_offer_status(application uuid) TO app_server;
