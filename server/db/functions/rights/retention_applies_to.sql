-- Retention applies to candidates only. A workspace member leaves the workspace first, and staff leave the firm first.
CREATE OR REPLACE FUNCTION retention_applies_to(person uuid) RETURNS boolean LANGUAGE sql STABLE SECURITY DEFINER SET search_path = pg_catalog, public, pg_temp AS $$
  SELECT EXISTS (SELECT 1 FROM users u WHERE u.id = person AND u.kind = 'candidate' AND u.is_anonymous IS NOT TRUE)
    AND NOT EXISTS (SELECT 1 FROM company_members m WHERE m.user_id = person)
$$;

REVOKE ALL ON FUNCTION retention_applies_to(person uuid) FROM PUBLIC;
GRANT ALL ON FUNCTION retention_applies_to(person uuid) TO app_server;
