CREATE TRIGGER application_review_changed AFTER INSERT OR UPDATE OF wants_person ON application_submissions
  FOR EACH ROW EXECUTE FUNCTION application_review_changed();

CREATE TRIGGER applications_while_open BEFORE INSERT ON application_submissions FOR EACH ROW EXECUTE FUNCTION refuse_while_closing();

CREATE TRIGGER application_submissions_forget AFTER DELETE ON application_submissions
  FOR EACH ROW WHEN (current_setting('app.erasing', true) = 'on') EXECUTE FUNCTION forget_sent_submission();

CREATE TRIGGER keep_sent_as BEFORE UPDATE OF application_id ON application_submissions FOR EACH ROW EXECUTE FUNCTION keep_sent_as();
