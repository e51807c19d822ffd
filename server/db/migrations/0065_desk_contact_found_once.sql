-- A new person's id is what the insert gave; only for one who was there is anything looked up. Looking up each of them was planned
-- while the table was small, and read the whole of it for every lead until the next ANALYZE.
CREATE OR REPLACE FUNCTION desk_contact_for(address text, person text, firm text) RETURNS uuid
LANGUAGE plpgsql SECURITY DEFINER SET search_path = public AS $$
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
