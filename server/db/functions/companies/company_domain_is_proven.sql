-- True if an admin has a verified email address at the domain of the company's website. Free and shared email domains don't count.
CREATE OR REPLACE FUNCTION company_domain_is_proven(company uuid) RETURNS boolean LANGUAGE sql STABLE SECURITY DEFINER SET search_path = pg_catalog, public, pg_temp AS $$
  SELECT EXISTS (
    SELECT 1 FROM companies c JOIN company_members m ON m.company_id = c.id AND m.permissions = 'admin' JOIN users u ON u.id = m.user_id
    WHERE c.id = company AND NOT c.is_sample AND u.email_verified AND u.is_anonymous IS NOT TRUE
      AND domain_of(c.website) = lower(split_part(u.username, '@', 2)) AND NOT is_free_mail(domain_of(c.website))
      AND NOT EXISTS (SELECT 1 FROM shared_mail_domains d WHERE d.domain = domain_of(c.website)))
$$;

REVOKE ALL ON FUNCTION company_domain_is_proven(company uuid) FROM PUBLIC;
