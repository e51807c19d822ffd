-- Returns inactive users whose notice was sent at least 30 days ago.
CREATE OR REPLACE FUNCTION retention_due(now_at timestamptz, away_months integer, max_rows integer) RETURNS SETOF uuid
LANGUAGE sql STABLE SECURITY DEFINER SET search_path = pg_catalog, public, pg_temp AS $$
  SELECT r.user_id FROM retention_states r
  WHERE r.last_seen_at + make_interval(months => away_months) <= now_at AND r.notice_sent_at <= now_at - interval '30 days'
    AND retention_applies_to(r.user_id) ORDER BY r.last_seen_at LIMIT max_rows
$$;

REVOKE ALL ON FUNCTION retention_due(now_at timestamp with time zone, away_months integer, max_rows integer) FROM PUBLIC;
GRANT ALL ON FUNCTION retention_due(now_at timestamp with time zone, away_months integer, max_rows integer) TO app_server;
