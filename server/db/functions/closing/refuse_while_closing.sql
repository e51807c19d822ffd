-- Blocks new rows while a workspace is closing, so that no code path can forget the check. It waits for a closing that is just starting.
CREATE OR REPLACE FUNCTION refuse_while_closing() RETURNS trigger LANGUAGE plpgsql SECURITY DEFINER SET search_path = pg_catalog, public, pg_temp AS $$
DECLARE
  workspace uuid;
BEGIN
  IF TG_TABLE_NAME = 'jobs' THEN
    SELECT company_id INTO workspace FROM jobs_enhanced WHERE id = NEW.position_id;
  ELSE
    workspace := NEW.company_id;
  END IF;
  PERFORM 1 FROM companies WHERE id = workspace FOR KEY SHARE;
  IF EXISTS (SELECT 1 FROM workspace_closings WHERE company_id = workspace) THEN
    RAISE EXCEPTION 'the workspace is being closed' USING ERRCODE = 'check_violation', CONSTRAINT = 'workspace_is_open';
  END IF;
  RETURN NEW;
END
$$;

REVOKE ALL ON FUNCTION refuse_while_closing() FROM PUBLIC;
