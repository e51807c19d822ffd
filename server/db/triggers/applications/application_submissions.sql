CREATE TRIGGER sync_application_review AFTER INSERT OR UPDATE OF requests_human_review ON application_submissions
  FOR EACH ROW EXECUTE FUNCTION sync_application_review();

CREATE TRIGGER applications_while_open BEFORE INSERT ON application_submissions FOR EACH ROW EXECUTE FUNCTION refuse_while_closing();

CREATE TRIGGER application_submissions_erase AFTER DELETE ON application_submissions
  FOR EACH ROW WHEN (current_setting('app.erasing', true) = 'on') EXECUTE FUNCTION erase_submissions_of_application();

CREATE TRIGGER record_original_application BEFORE UPDATE OF application_id ON application_submissions FOR EACH ROW EXECUTE FUNCTION record_original_application();
