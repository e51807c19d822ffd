-- Keeps the number of rows that have each key. Key -1 counts all rows of a pool.
CREATE OR REPLACE FUNCTION update_match_key_counts() RETURNS trigger LANGUAGE plpgsql SECURITY DEFINER SET search_path = pg_catalog, public, pg_temp AS $$
BEGIN
  IF TG_OP = 'INSERT' THEN
    INSERT INTO match_key_counts AS h (pool_id, key, holders)
      SELECT pool_id, k, count(*) FROM added, unnest(array_append(keys, -1)) AS k GROUP BY 1, 2 ORDER BY 1, 2
      ON CONFLICT (pool_id, key) DO UPDATE SET holders = h.holders + excluded.holders;
  ELSIF TG_OP = 'DELETE' THEN
    INSERT INTO match_key_counts AS h (pool_id, key, holders)
      SELECT pool_id, k, -count(*) FROM removed, unnest(array_append(keys, -1)) AS k GROUP BY 1, 2 ORDER BY 1, 2
      ON CONFLICT (pool_id, key) DO UPDATE SET holders = h.holders + excluded.holders;
  ELSE
    INSERT INTO match_key_counts AS h (pool_id, key, holders)
      SELECT pool_id, k, sum(n) FROM (
        SELECT pool_id, k, 1 AS n FROM added, unnest(keys) AS k
        UNION ALL SELECT pool_id, k, -1 FROM removed, unnest(keys) AS k
      ) AS change GROUP BY 1, 2 HAVING sum(n) <> 0 ORDER BY 1, 2
      ON CONFLICT (pool_id, key) DO UPDATE SET holders = h.holders + excluded.holders;
  END IF;
  RETURN NULL;
END
$$;

REVOKE ALL ON FUNCTION update_match_key_counts() FROM PUBLIC;
