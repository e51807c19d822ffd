-- Only the candidate may answer or withdraw. The text, its version, end date and anonymity never change.
CREATE OR REPLACE FUNCTION prevent_consent_changes() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  IF (NEW.answer, NEW.answered_at, NEW.withdrawn_at) IS DISTINCT FROM (OLD.answer, OLD.answered_at, OLD.withdrawn_at)
    AND app_application_id() IS DISTINCT FROM NEW.application_id THEN
    RAISE EXCEPTION 'only the candidate answers' USING ERRCODE = 'insufficient_privilege';
  END IF;
  IF (NEW.text, NEW.text_id, NEW.until, NEW.is_anonymous) IS DISTINCT FROM (OLD.text, OLD.text_id, OLD.until, OLD.is_anonymous) THEN
    RAISE EXCEPTION 'what was asked stays as it was asked' USING ERRCODE = 'check_violation';
  END IF;
  RETURN NEW;
END
$$;
