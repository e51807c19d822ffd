-- Withdraws the offers of an ended application: at once if the candidate withdrew, otherwise after the two minutes for an undo.
CREATE OR REPLACE FUNCTION withdraw_offers_of_ended_application() RETURNS trigger LANGUAGE plpgsql SECURITY DEFINER SET search_path = pg_catalog, public, pg_temp AS $$
BEGIN
  PERFORM withdraw_offers(ARRAY[NEW.id], now() + CASE NEW.status WHEN 'withdrawn' THEN interval '0' ELSE interval '2 minutes' END);
  RETURN NULL;
END
$$;

REVOKE ALL ON FUNCTION withdraw_offers_of_ended_application() FROM PUBLIC;
