-- What applicants said about themselves is seen by whoever holds the application's link. No workspace, no member of staff and no engine
-- has rows here: they ask as somebody else, and the reports by hand may not even try.
CREATE FUNCTION app_application_id() RETURNS uuid LANGUAGE sql STABLE PARALLEL SAFE AS $$
  SELECT nullif(current_setting('app.application_id', true), '')::uuid
$$;--> statement-breakpoint
ALTER TABLE self_identifications ENABLE ROW LEVEL SECURITY;--> statement-breakpoint
ALTER TABLE self_identifications FORCE ROW LEVEL SECURITY;--> statement-breakpoint
CREATE POLICY by_link ON self_identifications USING (application_id = (SELECT app_application_id())) WITH CHECK (application_id = (SELECT app_application_id()));--> statement-breakpoint
REVOKE ALL ON self_identifications FROM app_reader;--> statement-breakpoint

-- Tables that were made stay as they were shown.
ALTER TABLE fairness_audits ENABLE ROW LEVEL SECURITY;--> statement-breakpoint
ALTER TABLE fairness_audits FORCE ROW LEVEL SECURITY;--> statement-breakpoint
CREATE POLICY own_company ON fairness_audits USING (company_id = (SELECT app_company_id())) WITH CHECK (company_id = (SELECT app_company_id()));--> statement-breakpoint
REVOKE UPDATE, DELETE ON fairness_audits FROM app_server;--> statement-breakpoint

-- Whether somebody came this far at any time. A move that was undone was none.
CREATE FUNCTION application_reached(application uuid, stage text, goals text[]) RETURNS boolean LANGUAGE sql STABLE SECURITY DEFINER SET search_path = public AS $$
  SELECT stage = ANY (goals) OR coalesce((
    SELECT sum(CASE
      WHEN p.activity_type <> 'undone' AND p.to_stage = ANY (goals) AND NOT coalesce(p.from_stage, '') = ANY (goals) THEN 1
      WHEN p.activity_type = 'undone' AND p.from_stage = ANY (goals) AND NOT coalesce(p.to_stage, '') = ANY (goals) THEN -1
      ELSE 0 END)
    FROM pipeline_activities p WHERE p.application_id = application), 0) > 0
$$;--> statement-breakpoint

-- For those who answer for the workspace, and whoever forgot to ask gets nothing.
CREATE FUNCTION app_is_admin() RETURNS boolean LANGUAGE sql STABLE SECURITY DEFINER SET search_path = public AS $$
  SELECT EXISTS (SELECT 1 FROM company_members WHERE company_id = app_company_id() AND user_id = app_user_id() AND permissions = 'admin')
$$;--> statement-breakpoint
-- How many gave the same two answers and what became of them: the only way from the answers to a workspace. "scored" names applications,
-- and whether their score is above the median. Whoever withdrew and what is invented is not counted.
CREATE FUNCTION fairness_counts(job uuid, scored jsonb) RETURNS TABLE (sex text, race text, people integer, interviewed integer, hired integer, with_score integer, above integer)
LANGUAGE sql STABLE SECURITY DEFINER SET search_path = public AS $$
  SELECT nullif(i.sex, 'declined'), nullif(i.race, 'declined'), count(*)::integer,
    (count(*) FILTER (WHERE application_reached(a.id, a.stage, '{interview,offer,hired}')
      OR EXISTS (SELECT 1 FROM interviews v WHERE v.application_id = a.id AND v.status <> 'cancelled')))::integer,
    (count(*) FILTER (WHERE application_reached(a.id, a.stage, '{hired}')))::integer,
    (count(*) FILTER (WHERE scored ? a.id::text))::integer,
    (count(*) FILTER (WHERE (scored ->> a.id::text)::boolean))::integer
  FROM job_applications a JOIN candidates c ON c.id = a.candidate_id JOIN jobs_enhanced j ON j.id = a.job_id
    LEFT JOIN self_identifications i ON i.application_id = a.id
  WHERE app_is_admin() AND a.company_id = app_company_id() AND (job IS NULL OR a.job_id = job)
    AND a.status <> 'withdrawn' AND NOT c.is_sample AND NOT j.is_sample
  GROUP BY 1, 2
$$;--> statement-breakpoint
-- Of how many people who answered an answer or a decision is newer.
CREATE FUNCTION fairness_changes(job uuid, since timestamptz) RETURNS integer LANGUAGE sql STABLE SECURITY DEFINER SET search_path = public AS $$
  SELECT count(*)::integer FROM job_applications a JOIN self_identifications i ON i.application_id = a.id
  WHERE app_is_admin() AND a.company_id = app_company_id() AND (job IS NULL OR a.job_id = job) AND a.status <> 'withdrawn'
    AND (i.answered_at > since OR EXISTS (SELECT 1 FROM pipeline_activities p WHERE p.application_id = a.id AND p.created_at > since
      AND p.activity_type IN ('stage_change', 'rejected', 'undone', 'interview_scheduled')))
$$;--> statement-breakpoint
-- A person's own download.
CREATE FUNCTION own_self_identifications() RETURNS TABLE (row_text text) LANGUAGE sql STABLE SECURITY DEFINER SET search_path = public AS $$
  SELECT (to_jsonb(i) || jsonb_build_object('job', j.title, 'company', w.name))::text
  FROM self_identifications i JOIN job_applications a ON a.id = i.application_id JOIN jobs_enhanced j ON j.id = a.job_id JOIN companies w ON w.id = a.company_id
  WHERE i.application_id IN (SELECT own_application_ids()) ORDER BY i.answered_at
$$;--> statement-breakpoint
REVOKE ALL ON FUNCTION application_reached(uuid, text, text[]), app_is_admin(), fairness_counts(uuid, jsonb), fairness_changes(uuid, timestamptz),
  own_self_identifications() FROM PUBLIC;--> statement-breakpoint
GRANT EXECUTE ON FUNCTION fairness_counts(uuid, jsonb), fairness_changes(uuid, timestamptz), own_self_identifications() TO app_server;
