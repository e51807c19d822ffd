-- True if the application was at one of these stages at any time. A move that was undone does not count.
CREATE OR REPLACE FUNCTION application_reached(application uuid, stage text, goals text[]) RETURNS boolean LANGUAGE sql STABLE SECURITY DEFINER SET search_path = pg_catalog, public, pg_temp AS $$
  SELECT stage = ANY (goals) OR coalesce((
    SELECT sum(CASE
      WHEN p.activity_type <> 'undone' AND p.to_stage = ANY (goals) AND NOT coalesce(p.from_stage, '') = ANY (goals) THEN 1
      WHEN p.activity_type = 'undone' AND p.from_stage = ANY (goals) AND NOT coalesce(p.to_stage, '') = ANY (goals) THEN -1
      ELSE 0 END)
    FROM pipeline_activities p WHERE p.application_id = application), 0) > 0
$$;

REVOKE ALL ON FUNCTION application_reached(application uuid, stage text, goals text[]) FROM PUBLIC;
