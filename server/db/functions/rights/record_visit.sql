-- Stores when a user was last seen, and clears the retention notice if they came back.
CREATE OR REPLACE FUNCTION record_visit() RETURNS trigger LANGUAGE plpgsql SECURITY DEFINER SET search_path = pg_catalog, public, pg_temp AS $$
BEGIN
  INSERT INTO retention_states AS r (user_id, last_seen_at) SELECT u.id, NEW.updated_at FROM users u WHERE u.id = NEW.user_id AND u.is_anonymous IS NOT TRUE
    ON CONFLICT (user_id) DO UPDATE SET last_seen_at = excluded.last_seen_at, noticed_at = NULL, notice_sent_at = NULL
      WHERE r.last_seen_at < excluded.last_seen_at;
  RETURN NULL;
END
$$;

REVOKE ALL ON FUNCTION record_visit() FROM PUBLIC;
