-- The server sets the workspace at the start of the transaction. If it is not set, this is null and the policies match no row.
CREATE OR REPLACE FUNCTION app_company_id() RETURNS uuid LANGUAGE sql STABLE PARALLEL SAFE AS $$
  SELECT nullif(current_setting('app.company_id', true), '')::uuid
$$;
