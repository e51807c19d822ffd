-- Queues the scores of new applications.
CREATE OR REPLACE FUNCTION queue_new_scores() RETURNS trigger LANGUAGE plpgsql SECURITY DEFINER SET search_path = pg_catalog, public, pg_temp AS $$
BEGIN
  PERFORM queue_scores(ARRAY(SELECT DISTINCT company_id FROM added));
  RETURN NULL;
END
$$;

REVOKE ALL ON FUNCTION queue_new_scores() FROM PUBLIC;
