-- Returns the storage keys of files that are deleted with the current user's records: files of records from introductions, and offer letters of
-- records from introductions and applications.
CREATE OR REPLACE FUNCTION own_record_file_keys() RETURNS SETOF text LANGUAGE sql STABLE SECURITY DEFINER SET search_path = pg_catalog, public, pg_temp AS $$
  SELECT f.storage_key::text FROM candidate_profiles p JOIN introduction_requests i ON i.profile_id = p.id
    JOIN candidate_files c ON c.candidate_id = i.candidate_id JOIN files f ON f.id = c.file_id
  WHERE p.user_id = app_user_id()
  UNION SELECT f.storage_key::text FROM offers o JOIN job_applications a ON a.id = o.application_id JOIN files f ON f.id = o.file_id
  WHERE a.candidate_id IN (SELECT i.candidate_id FROM candidate_profiles p JOIN introduction_requests i ON i.profile_id = p.id WHERE p.user_id = app_user_id()
    UNION SELECT s.created_candidate_id FROM application_submissions s WHERE s.user_id = app_user_id()
      -- Applications sent under the address alone are erased only with the whole account, which a workspace member can't delete.
      OR (s.application_id IN (SELECT own_application_ids()) AND NOT EXISTS (SELECT 1 FROM company_members m WHERE m.user_id = app_user_id())))
$$;

REVOKE ALL ON FUNCTION own_record_file_keys() FROM PUBLIC;
GRANT ALL ON FUNCTION own_record_file_keys() TO app_server;
