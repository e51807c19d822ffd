-- An erased person gets no email, and the stored moves lose their text about the person.
CREATE OR REPLACE FUNCTION erase_moves() RETURNS trigger LANGUAGE plpgsql SECURITY DEFINER SET search_path = pg_catalog, public, pg_temp AS $$
BEGIN
  UPDATE pipeline_move_parts p SET before = p.before - 'rejection_reason',
      mail_state = CASE WHEN p.mail_state IN ('waiting', 'failed') THEN 'cancelled' ELSE p.mail_state END
    FROM job_applications a WHERE a.id = p.application_id AND a.candidate_id = NEW.id;
  -- If the email went only to this person, its text may contain their name.
  UPDATE pipeline_moves m SET mail_subject = '', mail_text = '' WHERE m.mail_text IS NOT NULL
    AND EXISTS (SELECT 1 FROM pipeline_move_parts p JOIN job_applications a ON a.id = p.application_id WHERE p.move_id = m.id AND a.candidate_id = NEW.id)
    AND NOT EXISTS (SELECT 1 FROM pipeline_move_parts p JOIN job_applications a ON a.id = p.application_id WHERE p.move_id = m.id AND a.candidate_id <> NEW.id);
  RETURN NULL;
END
$$;

REVOKE ALL ON FUNCTION erase_moves() FROM PUBLIC;
