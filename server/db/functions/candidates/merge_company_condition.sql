-- Returns a condition on company_id for tables that have it, because their indexes begin with the company.
CREATE OR REPLACE FUNCTION merge_company_condition(target regclass) RETURNS text LANGUAGE sql STABLE SET search_path = pg_catalog, public, pg_temp AS $$
  SELECT CASE WHEN EXISTS (SELECT 1 FROM pg_attribute WHERE attrelid = target AND attname = 'company_id')
    THEN format(' AND t.company_id = %L', app_company_id()) ELSE '' END
$$;
