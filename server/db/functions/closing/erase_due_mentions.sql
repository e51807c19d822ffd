CREATE OR REPLACE FUNCTION erase_due_mentions(closing uuid) RETURNS void LANGUAGE plpgsql SECURITY DEFINER SET search_path = pg_catalog, public, pg_temp AS $$
DECLARE
  workspace uuid := due_workspace(closing);
  company_name text := (SELECT name FROM companies WHERE id = workspace);
  addresses text[] := ARRAY(SELECT lower(email) FROM invitations WHERE company_id = workspace
    UNION SELECT lower(u.username) FROM company_members m JOIN users u ON u.id = m.user_id WHERE m.company_id = workspace);
  uuid_pattern constant text := '[0-9a-f]{8}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{12}';
  ids uuid[] := ARRAY[workspace];
  more uuid[];
  each record;
BEGIN
  IF workspace IS NULL THEN RETURN; END IF;
  FOR each IN SELECT t.* FROM workspace_tables() AS t JOIN pg_attribute a ON a.attrelid = to_regclass(quote_ident(t.name)) AND a.attname = 'id'
    AND a.atttypid = 'uuid'::regtype AND NOT a.attisdropped LOOP
    EXECUTE format('SELECT ARRAY(SELECT id FROM %I WHERE %s)', each.name, each.condition) INTO more USING workspace;
    ids := ids || more;
  END LOOP;
  -- IN hashes the array once for the whole table; EXISTS would do it for each row.
  UPDATE mail_log m SET key = 'erased/' || m.id, message_id = '<erased.' || m.id || '>', to_address = '', subject = '', error = NULL
    WHERE m.id IN (SELECT l.id FROM mail_log l CROSS JOIN LATERAL regexp_matches(l.key, uuid_pattern, 'g') AS r(part) JOIN unnest(ids) AS i(id) ON i.id = r.part[1]::uuid)
      -- These two templates identify the workspace only by its name.
      OR (m.template IN ('invitation', 'member-joined') AND lower(m.to_address) = ANY (addresses) AND right(m.subject, length(company_name) + 1) = ' ' || company_name);
  DELETE FROM pgboss.job j
    WHERE j.id IN (SELECT k.id FROM pgboss.job k
        CROSS JOIN LATERAL regexp_matches(coalesce(k.data::text, '') || coalesce(k.output::text, ''), uuid_pattern, 'g') AS r(part) JOIN unnest(ids) AS i(id) ON i.id = r.part[1]::uuid)
      OR (j.name IN ('send-account-email', 'dead-letters') AND j.data ->> 'kind' IN ('invitation', 'member-joined')
        AND j.data ->> 'company' = company_name AND lower(j.data ->> 'to') = ANY (addresses));
  DELETE FROM rate_limits l
    WHERE l.key IN (SELECT m.key FROM rate_limits m CROSS JOIN LATERAL regexp_matches(m.key, uuid_pattern, 'g') AS r(part) JOIN unnest(ids) AS i(id) ON i.id = r.part[1]::uuid);
  UPDATE sessions SET active_company_id = NULL WHERE active_company_id = workspace;
END
$$;

REVOKE ALL ON FUNCTION erase_due_mentions(closing uuid) FROM PUBLIC;
GRANT ALL ON FUNCTION erase_due_mentions(closing uuid) TO app_server;
