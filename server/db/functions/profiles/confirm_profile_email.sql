-- The typed address becomes the profile's address if it is the verified address of the user's account. Another profile with the same address
-- loses it, because an address belongs to one account.
CREATE OR REPLACE FUNCTION confirm_profile_email(profile uuid) RETURNS void
LANGUAGE plpgsql SECURITY DEFINER SET search_path = pg_catalog, public, pg_temp AS $$
DECLARE
  address varchar;
BEGIN
  SELECT u.username INTO address FROM candidate_profiles p JOIN users u ON u.id = p.user_id
    WHERE p.id = profile AND p.user_id = app_user_id() AND u.email_verified AND u.is_anonymous IS NOT TRUE
      AND lower(btrim(p.stated_email)) = u.username;
  UPDATE candidate_profiles SET email = NULL WHERE address IS NOT NULL AND email = address AND id <> profile;
  UPDATE candidate_profiles SET email = address
    WHERE id = profile AND user_id = app_user_id() AND email IS DISTINCT FROM address;
END
$$;

REVOKE ALL ON FUNCTION confirm_profile_email(profile uuid) FROM PUBLIC;
GRANT ALL ON FUNCTION confirm_profile_email(profile uuid) TO app_server;
