-- True if the candidate asked for human review, in an application or in the profile that they applied or were introduced with. The matching engine then skips them.
CREATE OR REPLACE FUNCTION candidate_requests_human_review(company uuid, candidate uuid) RETURNS boolean LANGUAGE sql STABLE SECURITY DEFINER SET search_path = pg_catalog, public, pg_temp AS $$
  SELECT EXISTS (
    SELECT 1 FROM job_applications a JOIN application_submissions s ON s.application_id = a.id
    WHERE a.company_id = company AND a.candidate_id = candidate AND (s.requests_human_review OR EXISTS (
      SELECT 1 FROM candidate_profiles p JOIN human_reviews h ON h.profile_id = p.id WHERE p.user_id = s.user_id)))
    OR EXISTS (SELECT 1 FROM introduction_requests i JOIN human_reviews h ON h.profile_id = i.profile_id
      WHERE i.company_id = company AND i.candidate_id = candidate)
$$;

REVOKE ALL ON FUNCTION candidate_requests_human_review(company uuid, candidate uuid) FROM PUBLIC;
GRANT ALL ON FUNCTION candidate_requests_human_review(company uuid, candidate uuid) TO app_server;
