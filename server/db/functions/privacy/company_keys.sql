-- Returns the keys that identify a company. An address at careers.acme.com also gives the key of acme.com.
CREATE OR REPLACE FUNCTION company_keys(names text[], addresses text[]) RETURNS text[] LANGUAGE plpgsql IMMUTABLE PARALLEL SAFE SET search_path = pg_catalog, public, pg_temp AS $$
DECLARE
  keys text[] := '{}';
  each text;
  domain text;
BEGIN
  FOREACH each IN ARRAY names LOOP
    keys := keys || plain_company(each);
  END LOOP;
  FOREACH each IN ARRAY names || addresses LOOP
    domain := domain_of(each);
    WHILE domain LIKE '%.%' LOOP
      IF NOT is_free_mail(domain) THEN keys := keys || ('@' || domain); END IF;
      domain := substr(domain, position('.' IN domain) + 1);
    END LOOP;
  END LOOP;
  RETURN array_remove(keys, '');
END
$$;
