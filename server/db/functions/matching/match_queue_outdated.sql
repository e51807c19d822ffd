-- Queues rows from another engine version, and rows from before this month, because a current role grows longer every month.
CREATE OR REPLACE FUNCTION match_queue_outdated(version text, month timestamptz) RETURNS integer LANGUAGE sql SECURITY DEFINER SET search_path = pg_catalog, public, pg_temp AS $$
  WITH marked AS (
    INSERT INTO match_stale (subject_id, company_id, user_id, change)
      SELECT m.subject_id, m.company_id, (SELECT p.user_id FROM candidate_profiles p WHERE p.id = m.profile_id), nextval('match_change')
      FROM candidate_match m WHERE m.engine_version <> version OR m.made_at < month
      ON CONFLICT (subject_id) DO NOTHING RETURNING 1)
  SELECT count(*)::integer FROM marked
$$;

REVOKE ALL ON FUNCTION match_queue_outdated(version text, month timestamp with time zone) FROM PUBLIC;
GRANT ALL ON FUNCTION match_queue_outdated(version text, month timestamp with time zone) TO app_server;
