-- A public job keeps the slug it was created with. It can be written only where its position is visible: the table is open to all users,
-- and foreign keys bypass the policies.
CREATE OR REPLACE FUNCTION check_job_card() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  IF TG_OP = 'UPDATE' THEN
    NEW.slug := OLD.slug;
  ELSIF NEW.slug = '' THEN
    NEW.slug := job_slug(NEW.id, NEW.title, NEW.company, NEW.location);
  END IF;
  IF NEW.position_id IS NOT NULL AND NOT EXISTS (SELECT 1 FROM jobs_enhanced WHERE id = NEW.position_id) THEN
    RAISE EXCEPTION 'a card is written from inside the workspace of its position' USING ERRCODE = 'insufficient_privilege';
  END IF;
  RETURN NEW;
END
$$;
