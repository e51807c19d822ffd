-- A workspace that staff declined stays closed, whatever its domain.
CREATE OR REPLACE FUNCTION network_state_of(company uuid) RETURNS text LANGUAGE sql STABLE SECURITY DEFINER SET search_path = pg_catalog, public, pg_temp AS $$
  SELECT CASE WHEN a.state IN ('approved', 'declined') THEN a.state WHEN company_domain_is_proven(c.id) THEN 'proven' ELSE coalesce(a.state, 'none') END
  FROM companies c LEFT JOIN network_access a ON a.company_id = c.id WHERE c.id = company AND NOT c.is_sample
$$;

REVOKE ALL ON FUNCTION network_state_of(company uuid) FROM PUBLIC;
