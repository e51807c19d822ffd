-- Finds existing candidates by email address. It runs as the owner, because row-level security keeps lower(email) off the index.
CREATE OR REPLACE FUNCTION candidates_by_address(addresses text[]) RETURNS TABLE (id uuid, address text)
LANGUAGE sql STABLE SECURITY DEFINER SET search_path = pg_catalog, public, pg_temp AS $$
  SELECT DISTINCT ON (lower(c.email)) c.id, lower(c.email) FROM candidates c
    WHERE c.company_id = app_company_id() AND lower(c.email) = ANY (addresses) ORDER BY lower(c.email), c.created_at, c.id
$$;

REVOKE ALL ON FUNCTION candidates_by_address(addresses text[]) FROM PUBLIC;
GRANT ALL ON FUNCTION candidates_by_address(addresses text[]) TO app_server;
