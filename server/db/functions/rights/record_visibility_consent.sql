-- Only publishing gives this consent, and records its text. This trigger records the withdrawal once a setting ends its effect.
CREATE OR REPLACE FUNCTION record_visibility_consent() RETURNS trigger LANGUAGE plpgsql SECURITY DEFINER SET search_path = pg_catalog, public, pg_temp AS $$
DECLARE
  person uuid;
  is_seen boolean;
  last consent_log;
BEGIN
  SELECT p.user_id, visibility_of(s) <> 'private' AND s.allow_recruiter_contact INTO person, is_seen
    FROM privacy_settings s JOIN candidate_profiles p ON p.id = s.candidate_id WHERE s.id = NEW.id;
  IF person IS NULL OR is_seen THEN RETURN NULL; END IF;
  SELECT * INTO last FROM consent_log WHERE user_id = person AND purpose = 'recruiter-visibility' ORDER BY created_at DESC, id DESC LIMIT 1;
  IF last.choice = 'given' THEN
    INSERT INTO consent_log (user_id, purpose, choice, text_id, text_hash, place)
      VALUES (person, 'recruiter-visibility', 'withdrawn', last.text_id, last.text_hash, 'Privacy settings');
  END IF;
  RETURN NULL;
END
$$;

REVOKE ALL ON FUNCTION record_visibility_consent() FROM PUBLIC;
