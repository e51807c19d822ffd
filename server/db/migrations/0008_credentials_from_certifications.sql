-- outside a transaction
-- Certifications were names only. Each becomes a credential that the person holds, since nothing else was known of it.
-- In batches with a commit each, so that no one waits for more than one of them.
DO $$
DECLARE
  last uuid := '00000000-0000-0000-0000-000000000000';
BEGIN
  LOOP
    WITH batch AS (SELECT id FROM candidate_profiles WHERE id > last ORDER BY id LIMIT 5000),
      changed AS (UPDATE candidate_profiles p
        SET credentials = (SELECT jsonb_agg(jsonb_build_object('name', left(name, 255), 'status', 'held') ORDER BY at)
          FROM unnest(p.certifications) WITH ORDINALITY AS c(name, at))
        FROM batch b WHERE p.id = b.id AND p.credentials = '[]' AND cardinality(p.certifications) > 0 AND '' <> ALL (p.certifications))
      SELECT id INTO last FROM batch ORDER BY id DESC LIMIT 1;
    COMMIT;
    EXIT WHEN last IS NULL;
  END LOOP;
END
$$;
