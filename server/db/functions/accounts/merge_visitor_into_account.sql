-- Moves everything a visitor made to the account, including submitted applications.
CREATE OR REPLACE FUNCTION merge_visitor_into_account(visitor uuid, account uuid) RETURNS boolean
LANGUAGE plpgsql SECURITY DEFINER SET search_path = pg_catalog, public, pg_temp AS $$
DECLARE
  visitors uuid;
  own uuid;
BEGIN
  IF NOT EXISTS (SELECT 1 FROM users WHERE id = visitor AND is_anonymous)
    OR EXISTS (SELECT 1 FROM users WHERE id = account AND (is_anonymous OR kind = 'staff')) THEN
    RETURN false;
  END IF;
  UPDATE resume_readings SET user_id = account WHERE user_id = visitor;
  UPDATE files SET owner_user_id = account WHERE owner_user_id = visitor;
  UPDATE consent_log SET user_id = account WHERE user_id = visitor;
  UPDATE application_submissions SET user_id = account WHERE user_id = visitor;
  -- The locks make a concurrent save finish before the merge, or find the profile gone.
  SELECT id INTO visitors FROM candidate_profiles WHERE user_id = visitor FOR UPDATE;
  SELECT id INTO own FROM candidate_profiles WHERE user_id = account FOR UPDATE;
  IF visitors IS NULL THEN
    RETURN true;
  ELSIF own IS NULL THEN
    UPDATE candidate_profiles SET user_id = account WHERE id = visitors;
  ELSE
    UPDATE candidate_profiles a SET photo_file_id = v.photo_file_id FROM candidate_profiles v
      WHERE a.id = own AND v.id = visitors AND a.photo_file_id IS NULL;
    INSERT INTO human_reviews (profile_id, asked_at) SELECT own, asked_at FROM human_reviews WHERE profile_id = visitors ON CONFLICT DO NOTHING;
    PERFORM merge_profiles(visitors, own);
  END IF;
  RETURN true;
END
$$;

REVOKE ALL ON FUNCTION merge_visitor_into_account(visitor uuid, account uuid) FROM PUBLIC;
GRANT ALL ON FUNCTION merge_visitor_into_account(visitor uuid, account uuid) TO app_server;
