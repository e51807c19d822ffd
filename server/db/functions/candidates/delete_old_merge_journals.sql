-- A journal contains the data of two people's records, so it is deleted after 30 days. The merge can't be undone after that.
CREATE OR REPLACE FUNCTION delete_old_merge_journals(now_at timestamptz) RETURNS integer LANGUAGE plpgsql SECURITY DEFINER SET search_path = pg_catalog, public, pg_temp AS $$
DECLARE
  dropped integer;
BEGIN
  UPDATE candidate_merges SET journal = NULL WHERE journal IS NOT NULL AND created_at < now_at - interval '30 days';
  GET DIAGNOSTICS dropped = ROW_COUNT;
  RETURN dropped;
END
$$;

REVOKE ALL ON FUNCTION delete_old_merge_journals(now_at timestamp with time zone) FROM PUBLIC;
GRANT ALL ON FUNCTION delete_old_merge_journals(now_at timestamp with time zone) TO app_server;
