-- A submitted scorecard changes only with a reason, and the earlier version is kept as an amendment.
CREATE OR REPLACE FUNCTION prevent_submitted_scorecard_changes() RETURNS trigger LANGUAGE plpgsql SECURITY DEFINER SET search_path = pg_catalog, public, pg_temp AS $$
BEGIN
  IF current_setting('app.forgetting_cards', true) = 'on' THEN RETURN NEW; END IF;
  IF NEW.interview_id <> OLD.interview_id OR NEW.company_id <> OLD.company_id OR (NEW.user_id IS DISTINCT FROM OLD.user_id AND NEW.user_id IS NOT NULL) THEN
    RAISE EXCEPTION 'a scorecard stays with its interview and its author' USING ERRCODE = 'check_violation';
  END IF;
  IF OLD.status <> 'submitted' THEN RETURN NEW; END IF;
  IF NEW.status <> 'submitted' OR NEW.submitted_at IS DISTINCT FROM OLD.submitted_at THEN
    RAISE EXCEPTION 'a submitted scorecard stays submitted' USING ERRCODE = 'check_violation';
  END IF;
  IF NEW.ratings = OLD.ratings AND NEW.notes = OLD.notes AND NEW.recommendation IS NOT DISTINCT FROM OLD.recommendation THEN RETURN NEW; END IF;
  IF btrim(coalesce(NEW.reason, '')) = '' THEN
    RAISE EXCEPTION 'a submitted scorecard changes only with a reason' USING ERRCODE = 'check_violation';
  END IF;
  INSERT INTO scorecard_amendments (company_id, scorecard_id, before, reason)
    VALUES (OLD.company_id, OLD.id, jsonb_build_object('ratings', OLD.ratings, 'notes', OLD.notes, 'recommendation', OLD.recommendation), NEW.reason);
  RETURN NEW;
END
$$;

REVOKE ALL ON FUNCTION prevent_submitted_scorecard_changes() FROM PUBLIC;
