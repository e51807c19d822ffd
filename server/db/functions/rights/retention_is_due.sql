-- Checked again in the transaction that erases, so that a user who came back is kept.
CREATE OR REPLACE FUNCTION retention_is_due(person uuid, now_at timestamptz, away_months integer) RETURNS boolean
LANGUAGE plpgsql SECURITY DEFINER SET search_path = pg_catalog, public, pg_temp AS $$
BEGIN
  PERFORM 1 FROM retention_states r WHERE r.user_id = person AND r.last_seen_at + make_interval(months => away_months) <= now_at
    AND r.notice_sent_at <= now_at - interval '30 days' FOR UPDATE;
  RETURN FOUND AND retention_applies_to(person);
END
$$;

REVOKE ALL ON FUNCTION retention_is_due(person uuid, now_at timestamp with time zone, away_months integer) FROM PUBLIC;
GRANT ALL ON FUNCTION retention_is_due(person uuid, now_at timestamp with time zone, away_months integer) TO app_server;
