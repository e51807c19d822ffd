CREATE TRIGGER jobs_names_inserted AFTER INSERT ON jobs REFERENCING NEW TABLE AS changed
  FOR EACH STATEMENT EXECUTE FUNCTION keep_job_names();

CREATE TRIGGER jobs_names_updated AFTER UPDATE ON jobs REFERENCING NEW TABLE AS changed
  FOR EACH STATEMENT EXECUTE FUNCTION keep_job_names();

CREATE TRIGGER jobs_mark_published BEFORE UPDATE ON jobs
  FOR EACH ROW WHEN (NEW.is_active AND NOT OLD.is_active) EXECUTE FUNCTION mark_published();

CREATE TRIGGER jobs_keep_card BEFORE INSERT OR UPDATE ON jobs FOR EACH ROW EXECUTE FUNCTION keep_job_card();

CREATE TRIGGER jobs_put_up_while_open BEFORE INSERT ON jobs
  FOR EACH ROW WHEN (NEW.is_active AND NEW.position_id IS NOT NULL) EXECUTE FUNCTION refuse_while_closing();

CREATE TRIGGER jobs_put_back_while_open BEFORE UPDATE OF is_active ON jobs
  FOR EACH ROW WHEN (NEW.is_active AND NOT OLD.is_active AND NEW.position_id IS NOT NULL) EXECUTE FUNCTION refuse_while_closing();
