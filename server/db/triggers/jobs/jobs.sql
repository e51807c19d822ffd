CREATE TRIGGER jobs_names_inserted AFTER INSERT ON jobs REFERENCING NEW TABLE AS changed
  FOR EACH STATEMENT EXECUTE FUNCTION sync_job_names();

CREATE TRIGGER jobs_names_updated AFTER UPDATE ON jobs REFERENCING NEW TABLE AS changed
  FOR EACH STATEMENT EXECUTE FUNCTION sync_job_names();

CREATE TRIGGER jobs_set_published_at BEFORE UPDATE ON jobs
  FOR EACH ROW WHEN (NEW.is_active AND NOT OLD.is_active) EXECUTE FUNCTION set_published_at();

CREATE TRIGGER jobs_check_card BEFORE INSERT OR UPDATE ON jobs FOR EACH ROW EXECUTE FUNCTION check_job_card();

CREATE TRIGGER jobs_insert_while_open BEFORE INSERT ON jobs
  FOR EACH ROW WHEN (NEW.is_active AND NEW.position_id IS NOT NULL) EXECUTE FUNCTION refuse_while_closing();

CREATE TRIGGER jobs_update_while_open BEFORE UPDATE OF is_active ON jobs
  FOR EACH ROW WHEN (NEW.is_active AND NOT OLD.is_active AND NEW.position_id IS NOT NULL) EXECUTE FUNCTION refuse_while_closing();
