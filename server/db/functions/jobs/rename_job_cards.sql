-- Copies a company's new name to its public jobs.
CREATE OR REPLACE FUNCTION rename_job_cards() RETURNS trigger LANGUAGE plpgsql SECURITY DEFINER SET search_path = pg_catalog, public, pg_temp AS $$
BEGIN
  UPDATE jobs SET company = NEW.name FROM jobs_enhanced e WHERE e.id = jobs.position_id AND e.company_id = NEW.id;
  RETURN NULL;
END
$$;

REVOKE ALL ON FUNCTION rename_job_cards() FROM PUBLIC;
