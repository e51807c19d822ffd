-- The insert returns a new contact's id, and only an existing contact is looked up. A lookup for every lead was planned while the table was small,
-- and read the whole table for each lead until the next ANALYZE.
CREATE OR REPLACE FUNCTION desk_contact_for(address text, person text, firm text) RETURNS uuid
LANGUAGE plpgsql SECURITY DEFINER SET search_path = pg_catalog, public, pg_temp AS $$
DECLARE
  found uuid;
BEGIN
  INSERT INTO desk_contacts (email, name, company) VALUES (normal_email(address), person, firm)
    ON CONFLICT (email) DO NOTHING RETURNING id INTO found;
  IF found IS NULL THEN
    SELECT coalesce(merged_into_id, id) INTO found FROM desk_contacts WHERE email = normal_email(address);
  END IF;
  RETURN found;
END
$$;

REVOKE ALL ON FUNCTION desk_contact_for(address text, person text, firm text) FROM PUBLIC;
GRANT ALL ON FUNCTION desk_contact_for(address text, person text, firm text) TO app_server;
