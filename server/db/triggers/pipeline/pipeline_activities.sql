CREATE TRIGGER pipeline_activities_notify_boards AFTER INSERT ON pipeline_activities REFERENCING NEW TABLE AS written
  FOR EACH STATEMENT EXECUTE FUNCTION notify_boards();

CREATE TRIGGER pipeline_activities_webhooks AFTER INSERT ON pipeline_activities REFERENCING NEW TABLE AS written
  FOR EACH STATEMENT EXECUTE FUNCTION enqueue_move_webhooks();
