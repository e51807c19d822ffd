CREATE OR REPLACE FUNCTION candidate_duplicates(candidate uuid, max_rows integer) RETURNS TABLE (id uuid, reasons text[])
LANGUAGE plpgsql STABLE SECURITY DEFINER ROWS 5 SET search_path = pg_catalog, public, pg_temp AS $$
DECLARE
  me candidates;
BEGIN
  SELECT * INTO me FROM candidates c WHERE c.id = candidate AND c.company_id = app_company_id();
  IF NOT FOUND THEN RETURN; END IF;
  RETURN QUERY SELECT alike.id, array_agg(DISTINCT alike.reason) FROM (
      (SELECT c.id, 'email' AS reason FROM candidates c WHERE c.company_id = me.company_id AND me.email <> '' AND lower(c.email) = lower(me.email) LIMIT 20)
      UNION ALL
      (SELECT c.id, 'phone' FROM candidates c WHERE c.company_id = me.company_id AND c.phone IS NOT NULL AND plain_phone(c.phone) = plain_phone(me.phone) LIMIT 20)
      UNION ALL
      (SELECT c.id, 'name' FROM candidates c WHERE c.company_id = me.company_id AND plain_name(c.first_name, c.last_name) = plain_name(me.first_name, me.last_name)
        AND (same_normalized_words(c.location, me.location) OR same_normalized_words(c.current_company, me.current_company) OR same_normalized_words(c.current_title, me.current_title)) LIMIT 20)
    ) AS alike WHERE alike.id <> me.id GROUP BY alike.id ORDER BY count(DISTINCT alike.reason) DESC, alike.id LIMIT max_rows;
END
$$;

REVOKE ALL ON FUNCTION candidate_duplicates(candidate uuid, max_rows integer) FROM PUBLIC;
GRANT ALL ON FUNCTION candidate_duplicates(candidate uuid, max_rows integer) TO app_server;
