-- A reading is seen by whoever sent the file, and by nobody else: not by staff, not by a workspace.
ALTER TABLE resume_readings ENABLE ROW LEVEL SECURITY;--> statement-breakpoint
ALTER TABLE resume_readings FORCE ROW LEVEL SECURITY;--> statement-breakpoint
CREATE POLICY own_readings ON resume_readings USING (user_id = (SELECT app_user_id())) WITH CHECK (user_id = (SELECT app_user_id()));--> statement-breakpoint

-- The task that recognises a scan works as the scan's owner, who may have changed: a visitor has made an account meanwhile.
CREATE FUNCTION owner_of_resume_reading(reading uuid) RETURNS uuid
LANGUAGE sql STABLE SECURITY DEFINER SET search_path = public AS $$
  SELECT user_id FROM resume_readings WHERE id = reading
$$;--> statement-breakpoint
REVOKE ALL ON FUNCTION owner_of_resume_reading(uuid) FROM PUBLIC;--> statement-breakpoint
GRANT EXECUTE ON FUNCTION owner_of_resume_reading(uuid) TO app_server;--> statement-breakpoint

-- Removes what has run out, and résumés whose reading is gone with its owner; answers where the bytes lie, to be removed after.
CREATE FUNCTION sweep_resume_readings(moment timestamptz) RETURNS SETOF varchar
LANGUAGE plpgsql SECURITY DEFINER SET search_path = public AS $$
BEGIN
  DELETE FROM resume_readings WHERE expires_at < moment;
  RETURN QUERY
    DELETE FROM files f WHERE f.purpose = 'resume' AND f.created_at < moment - interval '1 day'
      AND NOT EXISTS (SELECT 1 FROM resume_readings r WHERE r.file_id = f.id)
    RETURNING f.storage_key;
END
$$;--> statement-breakpoint
REVOKE ALL ON FUNCTION sweep_resume_readings(timestamptz) FROM PUBLIC;--> statement-breakpoint
GRANT EXECUTE ON FUNCTION sweep_resume_readings(timestamptz) TO app_server;--> statement-breakpoint

-- What a visitor without an account has built goes to the account they make. An account that has a profile keeps its own, and gets
-- the readings all the same: they wait for a review.
CREATE OR REPLACE FUNCTION carry_over_visitor(visitor uuid, account uuid) RETURNS boolean
LANGUAGE plpgsql SECURITY DEFINER SET search_path = public AS $$
BEGIN
  IF NOT EXISTS (SELECT 1 FROM users WHERE id = visitor AND is_anonymous)
    OR EXISTS (SELECT 1 FROM users WHERE id = account AND (is_anonymous OR kind = 'staff')) THEN
    RETURN false;
  END IF;
  UPDATE files SET owner_user_id = account WHERE owner_user_id = visitor
    AND id IN (SELECT file_id FROM resume_readings WHERE user_id = visitor);
  UPDATE resume_readings SET user_id = account WHERE user_id = visitor;
  IF EXISTS (SELECT 1 FROM candidate_profiles WHERE user_id = account) THEN
    RETURN false;
  END IF;
  UPDATE candidate_profiles SET user_id = account WHERE user_id = visitor;
  UPDATE files SET owner_user_id = account WHERE owner_user_id = visitor;
  RETURN true;
END
$$;
