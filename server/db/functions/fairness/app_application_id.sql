-- The application whose link opened this request. Policies use it so that only the holder of that link can read an applicant's voluntary answers.
-- Workspaces, staff and the matching engine see none of these rows, and app_reader has no right to read the table at all.
CREATE OR REPLACE FUNCTION app_application_id() RETURNS uuid LANGUAGE sql STABLE PARALLEL SAFE AS $$
  SELECT nullif(current_setting('app.application_id', true), '')::uuid
$$;
