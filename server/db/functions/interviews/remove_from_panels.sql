-- A person who leaves a workspace also leaves the panels of its upcoming interviews, and their hours are deleted.
CREATE OR REPLACE FUNCTION remove_from_panels() RETURNS trigger LANGUAGE plpgsql SECURITY DEFINER SET search_path = pg_catalog, public, pg_temp AS $$
DECLARE
  seat record;
BEGIN
  -- Skip if the account or the workspace was deleted, since no one is left to notify, or if the person still has access another way.
  IF NOT EXISTS (SELECT 1 FROM companies WHERE id = OLD.company_id) OR NOT EXISTS (SELECT 1 FROM users WHERE id = OLD.user_id)
    OR EXISTS (SELECT 1 FROM company_members m WHERE m.company_id = OLD.company_id AND m.user_id = OLD.user_id)
    OR EXISTS (SELECT 1 FROM recruiter_access r WHERE r.company_id = OLD.company_id AND r.user_id = OLD.user_id AND r.dismissed_at IS NULL) THEN
    RETURN NULL;
  END IF;
  DELETE FROM member_hours WHERE company_id = OLD.company_id AND user_id = OLD.user_id;
  FOR seat IN DELETE FROM interview_panelists p USING interviews i WHERE i.id = p.interview_id AND p.company_id = OLD.company_id AND p.user_id = OLD.user_id
      AND i.status = 'scheduled' AND i.scheduled_at > now()
      AND NOT EXISTS (SELECT 1 FROM scorecards c WHERE c.interview_id = i.id AND c.user_id = p.user_id AND c.status = 'submitted')
      RETURNING i.id, i.application_id
  LOOP
    INSERT INTO pipeline_activities (company_id, application_id, activity_type, description)
      SELECT OLD.company_id, seat.application_id, 'interview_panel_changed', u.name || ' has left the workspace' FROM users u WHERE u.id = OLD.user_id;
    PERFORM enqueue_task('notify-about-panel', jsonb_build_object('id', seat.id, 'companyId', OLD.company_id, 'added', '[]'::jsonb,
      'removed', jsonb_build_array(OLD.user_id), 'at', to_char(now() AT TIME ZONE 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS"Z"')));
  END LOOP;
  RETURN NULL;
END
$$;

REVOKE ALL ON FUNCTION remove_from_panels() FROM PUBLIC;
