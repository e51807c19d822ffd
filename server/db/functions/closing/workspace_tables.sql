-- Finds the tables of a workspace in the catalog, so that a table that is added later is included: tables that name the company, and tables
-- whose foreign keys cascade from those. A table whose key to the company is only set to null is left out, because its rows belong to someone else.
-- In each condition, $1 is the workspace.
CREATE OR REPLACE FUNCTION workspace_tables() RETURNS TABLE (name text, condition text) LANGUAGE plpgsql STABLE SECURITY DEFINER SET search_path = pg_catalog, public, pg_temp AS $$
DECLARE
  known jsonb := '{"companies": "id = $1"}';
  before jsonb;
BEGIN
  SELECT known || coalesce(jsonb_object_agg(t.relname, t.test), '{}') INTO known FROM (
    SELECT c.relname, string_agg(format('%I = $1', a.attname), ' OR ' ORDER BY a.attname) AS test
    FROM pg_class c JOIN pg_attribute a ON a.attrelid = c.oid AND a.attname IN ('company_id', 'pool_id') AND NOT a.attisdropped
    WHERE c.relnamespace = 'public'::regnamespace AND c.relkind IN ('r', 'p') AND NOT c.relispartition
      AND NOT EXISTS (SELECT 1 FROM pg_constraint f WHERE f.contype = 'f' AND f.conrelid = c.oid AND f.confrelid = 'companies'::regclass
        AND f.confdeltype IN ('n', 'd') AND a.attnum = ANY (f.conkey))
    GROUP BY c.relname
  ) AS t;
  LOOP
    before := known;
    SELECT known || coalesce(jsonb_object_agg(t.relname, t.test), '{}') INTO known FROM (
      SELECT child.relname, string_agg(format('(%s) IN (SELECT %s FROM %I WHERE %s)',
        (SELECT string_agg(quote_ident(a.attname), ', ' ORDER BY k.place) FROM unnest(f.conkey) WITH ORDINALITY AS k(n, place)
          JOIN pg_attribute a ON a.attrelid = f.conrelid AND a.attnum = k.n),
        (SELECT string_agg(quote_ident(a.attname), ', ' ORDER BY k.place) FROM unnest(f.confkey) WITH ORDINALITY AS k(n, place)
          JOIN pg_attribute a ON a.attrelid = f.confrelid AND a.attnum = k.n),
        parent.relname, before ->> parent.relname), ' OR ' ORDER BY f.conname) AS test
      FROM pg_constraint f JOIN pg_class child ON child.oid = f.conrelid JOIN pg_class parent ON parent.oid = f.confrelid
      WHERE f.contype = 'f' AND f.confdeltype = 'c' AND f.connamespace = 'public'::regnamespace
        AND before ? parent.relname AND NOT before ? child.relname
      GROUP BY child.relname
    ) AS t;
    EXIT WHEN known = before;
  END LOOP;
  RETURN QUERY SELECT e.key, e.value FROM jsonb_each_text(known) AS e ORDER BY e.key;
END
$$;

REVOKE ALL ON FUNCTION workspace_tables() FROM PUBLIC;
