-- Returns the keys of every company that a viewer belongs to: the open workspace, their other workspaces, the company whose website has the domain
-- of their address, and that domain.

CREATE OR REPLACE FUNCTION keys_of_viewer(viewer uuid, company uuid) RETURNS text[] LANGUAGE plpgsql STABLE SECURITY DEFINER SET search_path = pg_catalog, public, pg_temp AS $$
DECLARE
  own text := (SELECT split_part(u.username, '@', 2) FROM users u WHERE u.id = viewer AND u.is_anonymous IS NOT TRUE);
  places uuid[] := ARRAY(SELECT m.company_id FROM company_members m WHERE m.user_id = viewer) || company;
  named text[];
  addressed text[];
BEGIN
  IF own IS NOT NULL AND NOT is_free_mail(own) THEN
    places := places || ARRAY(SELECT c.id FROM companies c WHERE domain_of(c.website) = ANY (
      SELECT substr(k, 2) FROM unnest(company_keys('{}', ARRAY[own])) AS k));
  END IF;
  SELECT coalesce(array_agg(c.name::text), '{}'), array_remove(coalesce(array_agg(c.website::text), '{}'), NULL) INTO named, addressed
    FROM companies c WHERE c.id = ANY (places) AND NOT c.is_sample;
  addressed := addressed || ARRAY(SELECT DISTINCT split_part(u.username, '@', 2) FROM company_members m JOIN users u ON u.id = m.user_id
    JOIN companies c ON c.id = m.company_id WHERE m.company_id = ANY (places) AND NOT c.is_sample);
  RETURN company_keys(named, CASE WHEN own IS NULL THEN addressed ELSE addressed || own END);
END
$$;

REVOKE ALL ON FUNCTION keys_of_viewer(viewer uuid, company uuid) FROM PUBLIC;
