-- An invitation link gives read access to its own row before the workspace is known.
CREATE OR REPLACE FUNCTION app_invitation_hash() RETURNS text LANGUAGE sql STABLE PARALLEL SAFE AS $$
  SELECT nullif(current_setting('app.invitation_hash', true), '')
$$;
