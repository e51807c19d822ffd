-- Queues the task that computes stale scores, once per workspace. A scheduled run finds what a running task misses.
CREATE OR REPLACE FUNCTION queue_scores(companies uuid[]) RETURNS void LANGUAGE plpgsql SET search_path = pg_catalog, public, pg_temp AS $$
BEGIN
  PERFORM enqueue_task(q.name, jsonb_build_object('companyId', c.id))
    FROM unnest(companies) AS c(id) JOIN pgboss.queue q ON q.name = 'score-applications'
    WHERE NOT EXISTS (SELECT 1 FROM pgboss.job_common j WHERE j.name = q.name AND j.state = 'created' AND j.data ->> 'companyId' = c.id::text);
END
$$;

REVOKE ALL ON FUNCTION queue_scores(companies uuid[]) FROM PUBLIC;
