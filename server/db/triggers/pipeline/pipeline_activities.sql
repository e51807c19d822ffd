CREATE TRIGGER pipeline_activities_told AFTER INSERT ON pipeline_activities REFERENCING NEW TABLE AS written
  FOR EACH STATEMENT EXECUTE FUNCTION tell_boards();

CREATE TRIGGER pipeline_activities_webhooks AFTER INSERT ON pipeline_activities REFERENCING NEW TABLE AS written
  FOR EACH STATEMENT EXECUTE FUNCTION tell_of_moves();
