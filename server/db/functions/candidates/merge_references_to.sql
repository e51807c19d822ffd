-- Finds the references to a record by the foreign keys in the catalog, so a table that is added later is moved without a change here.
-- Returns each table, the column that holds the id, the other primary key columns and a condition on the company.
CREATE OR REPLACE FUNCTION merge_references_to(target regclass) RETURNS TABLE (ref_table regclass, ref_column name, key_columns name[], company_condition text)
LANGUAGE sql STABLE SET search_path = pg_catalog, public, pg_temp AS $$
  SELECT f.conrelid::regclass, a.attname,
    ARRAY(SELECT k.attname FROM pg_constraint p JOIN pg_attribute k ON k.attrelid = p.conrelid AND k.attnum = ANY (p.conkey)
      WHERE p.conrelid = f.conrelid AND p.contype = 'p' AND k.attname <> a.attname),
    merge_company_condition(f.conrelid::regclass)
  FROM pg_constraint f
    CROSS JOIN LATERAL unnest(f.conkey, f.confkey) AS pair(local_column, target_column)
    JOIN pg_attribute t ON t.attrelid = f.confrelid AND t.attnum = pair.target_column AND t.attname = 'id'
    JOIN pg_attribute a ON a.attrelid = f.conrelid AND a.attnum = pair.local_column
  WHERE f.contype = 'f' AND f.confrelid = target AND f.conrelid <> 'candidate_match'::regclass
  ORDER BY f.conrelid::regclass::text, a.attname
$$;
