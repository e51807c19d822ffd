-- outside a transaction
-- The column's default says that a candidate can start immediately, which nobody had stated. A row written by the default looks like one on
-- which someone entered the same word. No form or import asked for it, so only an edit or a merge can have stated it. Rows that were not
-- changed within a minute of their creation, when an application adds its resume, become unknown. Rows changed later stay as they are.
-- In batches with a commit each, so that nobody waits for more than one of them.
DO $$
DECLARE
  last uuid := '00000000-0000-0000-0000-000000000000';
BEGIN
  LOOP
    WITH batch AS (SELECT id FROM candidates WHERE id > last ORDER BY id LIMIT 5000),
      changed AS (UPDATE candidates c SET availability = 'unknown' FROM batch b
        WHERE c.id = b.id AND c.availability = 'immediate' AND NOT c.is_sample AND c.updated_at < c.created_at + interval '1 minute')
      SELECT id INTO last FROM batch ORDER BY id DESC LIMIT 1;
    COMMIT;
    EXIT WHEN last IS NULL;
  END LOOP;
END
$$;
