-- Every change of a position counts, whoever makes it: an editor learns that the ground has moved.
CREATE FUNCTION count_revision() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  NEW.revision := OLD.revision + 1;
  RETURN NEW;
END
$$;--> statement-breakpoint
CREATE TRIGGER jobs_enhanced_revision BEFORE UPDATE ON jobs_enhanced FOR EACH ROW EXECUTE FUNCTION count_revision();--> statement-breakpoint

-- A public card has its address from its first words and keeps it. A card of a position is written only by whoever can see that
-- position: the table is open to all, and a foreign key looks past every wall.
CREATE FUNCTION keep_job_card() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  IF TG_OP = 'UPDATE' THEN
    NEW.slug := OLD.slug;
  ELSIF NEW.slug = '' THEN
    NEW.slug := job_slug(NEW.id, NEW.title, NEW.company, NEW.location);
  END IF;
  IF NEW.position_id IS NOT NULL AND NOT EXISTS (SELECT 1 FROM jobs_enhanced WHERE id = NEW.position_id) THEN
    RAISE EXCEPTION 'a card is written from inside the workspace of its position' USING ERRCODE = 'insufficient_privilege';
  END IF;
  RETURN NEW;
END
$$;--> statement-breakpoint
CREATE TRIGGER jobs_keep_card BEFORE INSERT OR UPDATE ON jobs FOR EACH ROW EXECUTE FUNCTION keep_job_card();--> statement-breakpoint

-- A company that changes its name changes it on its open cards too.
CREATE FUNCTION rename_job_cards() RETURNS trigger LANGUAGE plpgsql SECURITY DEFINER SET search_path = public AS $$
BEGIN
  UPDATE jobs SET company = NEW.name FROM jobs_enhanced e WHERE e.id = jobs.position_id AND e.company_id = NEW.id;
  RETURN NULL;
END
$$;--> statement-breakpoint
CREATE TRIGGER companies_rename_cards AFTER UPDATE OF name ON companies
  FOR EACH ROW WHEN (OLD.name IS DISTINCT FROM NEW.name) EXECUTE FUNCTION rename_job_cards();--> statement-breakpoint

-- After its last day an ad leaves the site. Its position is paused, not closed: who has applied is still in the running.
CREATE FUNCTION pause_lapsed_jobs(now_at timestamptz) RETURNS integer
LANGUAGE plpgsql SECURITY DEFINER SET search_path = public AS $$
DECLARE
  lapsed integer;
BEGIN
  WITH ended AS (
    UPDATE jobs SET is_active = false WHERE is_active AND closes_at <= now_at AND position_id IS NOT NULL RETURNING position_id
  ), paused AS (
    UPDATE jobs_enhanced e SET status = 'paused', updated_at = now_at FROM ended WHERE e.id = ended.position_id AND e.status = 'active'
    RETURNING e.id, e.company_id, e.title
  )
  INSERT INTO audit_log (company_id, action, subject_type, subject_id, details)
    SELECT company_id, 'job.lapsed', 'job', id, jsonb_build_object('subject', title) FROM paused;
  GET DIAGNOSTICS lapsed = ROW_COUNT;
  RETURN lapsed;
END
$$;--> statement-breakpoint
REVOKE ALL ON FUNCTION pause_lapsed_jobs(timestamptz) FROM PUBLIC;--> statement-breakpoint
GRANT EXECUTE ON FUNCTION pause_lapsed_jobs(timestamptz) TO app_server;--> statement-breakpoint

-- A workspace reads its plan; only the firm's staff set one.
ALTER TABLE workspace_plans ENABLE ROW LEVEL SECURITY;--> statement-breakpoint
ALTER TABLE workspace_plans FORCE ROW LEVEL SECURITY;--> statement-breakpoint
CREATE POLICY own_plan ON workspace_plans FOR SELECT USING (company_id = (SELECT app_company_id()));--> statement-breakpoint
CREATE POLICY set_by_staff ON workspace_plans USING ((SELECT app_is_staff())) WITH CHECK ((SELECT app_is_staff()));--> statement-breakpoint

-- What staff see of every workspace without being let in: its name, its plan, how many postings it has, and nothing of what is inside.
CREATE FUNCTION client_workspaces() RETURNS TABLE (
  id uuid, name text, created_at timestamptz, plan text, ends_on date, set_at timestamptz, set_by text, active_postings integer)
LANGUAGE plpgsql STABLE SECURITY DEFINER SET search_path = public AS $$
BEGIN
  IF NOT app_is_staff() THEN RETURN; END IF;
  RETURN QUERY
    SELECT c.id, c.name::text, c.created_at, p.plan::text, p.ends_on, p.set_at, u.name::text,
      (SELECT count(*)::integer FROM jobs_enhanced j WHERE j.company_id = c.id AND j.status = 'active' AND NOT j.is_sample)
    FROM companies c LEFT JOIN workspace_plans p ON p.company_id = c.id LEFT JOIN users u ON u.id = p.set_by
    WHERE NOT c.is_sample;
END
$$;--> statement-breakpoint
REVOKE ALL ON FUNCTION client_workspaces() FROM PUBLIC;--> statement-breakpoint
GRANT EXECUTE ON FUNCTION client_workspaces() TO app_server;
