-- A sent offer keeps its terms and an ended offer stays ended. Only an erasure clears its texts.
CREATE OR REPLACE FUNCTION prevent_sent_offer_changes() RETURNS trigger LANGUAGE plpgsql SECURITY DEFINER SET search_path = pg_catalog, public, pg_temp AS $$
BEGIN
  IF current_setting('app.erasing_offers', true) = 'on' THEN RETURN NEW; END IF;
  IF NEW.company_id <> OLD.company_id THEN
    RAISE EXCEPTION 'an offer stays with its workspace' USING ERRCODE = 'check_violation';
  END IF;
  IF OLD.status <> 'draft' AND (NEW.amount, NEW.currency, NEW.per, NEW.starts_on, NEW.answer_by, NEW.time_zone, NEW.letter, NEW.revision, NEW.sent_at, NEW.sha256,
      NEW.candidate_name, NEW.job_title, NEW.company_name, NEW.sender_name) IS DISTINCT FROM (OLD.amount, OLD.currency, OLD.per, OLD.starts_on, OLD.answer_by,
      OLD.time_zone, OLD.letter, OLD.revision, OLD.sent_at, OLD.sha256, OLD.candidate_name, OLD.job_title, OLD.company_name, OLD.sender_name) THEN
    RAISE EXCEPTION 'what was sent is not changed: withdraw it and make another' USING ERRCODE = 'check_violation', CONSTRAINT = 'offers_unchanged_once_sent';
  END IF;
  -- The file may be cleared when its row is deleted, but never replaced.
  IF OLD.file_id IS NOT NULL AND NEW.file_id IS NOT NULL AND NEW.file_id <> OLD.file_id THEN
    RAISE EXCEPTION 'the letter that was sent is not exchanged' USING ERRCODE = 'check_violation', CONSTRAINT = 'offers_unchanged_once_sent';
  END IF;
  IF NEW.status <> OLD.status AND NOT (OLD.status = 'draft' AND NEW.status IN ('sent', 'withdrawn')
      OR OLD.status = 'sent' AND NEW.status IN ('accepted', 'declined', 'withdrawn', 'expired')) THEN
    RAISE EXCEPTION 'an offer does not go from % to %', OLD.status, NEW.status USING ERRCODE = 'check_violation', CONSTRAINT = 'offers_status_transition';
  END IF;
  IF OLD.status NOT IN ('draft', 'sent') AND (NEW.answered_at, NEW.answer_time_zone, NEW.accepted_name, NEW.accepted_sha256, NEW.decline_reason, NEW.ended_at)
      IS DISTINCT FROM (OLD.answered_at, OLD.answer_time_zone, OLD.accepted_name, OLD.accepted_sha256, OLD.decline_reason, OLD.ended_at) THEN
    RAISE EXCEPTION 'an answer is given once' USING ERRCODE = 'check_violation', CONSTRAINT = 'offers_answered_once';
  END IF;
  -- If both merged records have an open offer for one job, a person must decide which one remains.
  IF NEW.application_id <> OLD.application_id AND NEW.status IN ('draft', 'sent')
      AND EXISTS (SELECT 1 FROM offers o WHERE o.application_id = NEW.application_id AND o.status IN ('draft', 'sent')) THEN
    RAISE EXCEPTION 'both have an open offer' USING ERRCODE = 'check_violation', CONSTRAINT = 'offers_one_open_when_merged';
  END IF;
  RETURN NEW;
END
$$;

REVOKE ALL ON FUNCTION prevent_sent_offer_changes() FROM PUBLIC;
