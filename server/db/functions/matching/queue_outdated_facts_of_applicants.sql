-- After an engine change, queues new facts for the applicants of the open workspace, without waiting for the night.
CREATE OR REPLACE FUNCTION queue_outdated_facts_of_applicants(version text) RETURNS void LANGUAGE sql SECURITY DEFINER SET search_path = pg_catalog, public, pg_temp AS $$
  INSERT INTO match_stale (subject_id, company_id, change)
    SELECT m.subject_id, m.company_id, nextval('match_change') FROM candidate_match m
    WHERE m.company_id = app_company_id() AND m.engine_version <> version
      AND EXISTS (SELECT 1 FROM job_applications a WHERE a.company_id = m.company_id AND a.candidate_id = m.candidate_id)
    ON CONFLICT (subject_id) DO NOTHING
$$;

REVOKE ALL ON FUNCTION queue_outdated_facts_of_applicants(version text) FROM PUBLIC;
GRANT ALL ON FUNCTION queue_outdated_facts_of_applicants(version text) TO app_server;
