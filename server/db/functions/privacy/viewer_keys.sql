-- Returns keys_of_viewer for the current user and workspace, computed once per transaction because a match reads it many times.
CREATE OR REPLACE FUNCTION viewer_keys() RETURNS text[] LANGUAGE plpgsql STABLE SECURITY DEFINER SET search_path = pg_catalog, public, pg_temp AS $$
DECLARE
  -- This text is never empty, unlike a setting that an earlier transaction left behind.
  viewer text := format('user %s, company %s', app_user_id(), app_company_id());
BEGIN
  IF current_setting('app.keys_of', true) IS DISTINCT FROM viewer THEN
    PERFORM set_config('app.keys', keys_of_viewer(app_user_id(), app_company_id())::text, true), set_config('app.keys_of', viewer, true);
  END IF;
  RETURN current_setting('app.keys')::text[];
END
$$;

REVOKE ALL ON FUNCTION viewer_keys() FROM PUBLIC;
