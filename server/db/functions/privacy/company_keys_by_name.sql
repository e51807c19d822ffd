-- Returns the keys of each workspace with this name or domain, or the keys of the typed text if there is none.
CREATE OR REPLACE FUNCTION company_keys_by_name(company text) RETURNS SETOF text[] LANGUAGE sql STABLE SECURITY DEFINER SET search_path = pg_catalog, public, pg_temp AS $$
  WITH typed AS (SELECT company_keys(ARRAY[company], '{}') AS keys, plain_company(company) AS name, domain_of(company) AS domain),
    known AS (
      SELECT t.keys || keys_of_viewer(NULL, c.id) AS keys FROM companies c, typed t
      WHERE NOT c.is_sample AND (plain_company(c.name) = t.name OR domain_of(c.website) = t.domain OR EXISTS (
        SELECT 1 FROM company_members m JOIN users u ON u.id = m.user_id
        WHERE m.company_id = c.id AND split_part(u.username, '@', 2) = t.domain AND NOT is_free_mail(t.domain))))
  SELECT k.keys FROM known k UNION ALL SELECT t.keys FROM typed t WHERE NOT EXISTS (SELECT 1 FROM known)
$$;

REVOKE ALL ON FUNCTION company_keys_by_name(company text) FROM PUBLIC;
