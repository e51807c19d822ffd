-- Kept once a statement, not once a row, so that filling in a million jobs costs one look through them.
CREATE FUNCTION keep_job_names() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  INSERT INTO job_titles (name) SELECT DISTINCT title FROM changed ON CONFLICT DO NOTHING;
  INSERT INTO job_places (name) SELECT DISTINCT location FROM changed ON CONFLICT DO NOTHING;
  RETURN NULL;
END
$$;--> statement-breakpoint
CREATE TRIGGER jobs_names_inserted AFTER INSERT ON jobs REFERENCING NEW TABLE AS changed
  FOR EACH STATEMENT EXECUTE FUNCTION keep_job_names();--> statement-breakpoint
CREATE TRIGGER jobs_names_updated AFTER UPDATE ON jobs REFERENCING NEW TABLE AS changed
  FOR EACH STATEMENT EXECUTE FUNCTION keep_job_names();--> statement-breakpoint
INSERT INTO job_titles (name) SELECT DISTINCT title FROM jobs ON CONFLICT DO NOTHING;--> statement-breakpoint
INSERT INTO job_places (name) SELECT DISTINCT location FROM jobs ON CONFLICT DO NOTHING;--> statement-breakpoint
-- Enough of the values for the planner to know how common each name is.
ALTER TABLE jobs ALTER COLUMN title SET STATISTICS 2000;--> statement-breakpoint
ALTER TABLE jobs ALTER COLUMN location SET STATISTICS 1000;
