-- Adds a task to the queue that is due later. Polling finds it then.
CREATE OR REPLACE FUNCTION enqueue_task_at(task text, payload jsonb, due timestamptz) RETURNS uuid LANGUAGE plpgsql AS $$
DECLARE
  task_id uuid := enqueue_task(task, payload);
BEGIN
  UPDATE pgboss.job_common SET start_after = due WHERE id = task_id AND name = task;
  RETURN task_id;
END
$$;
