-- Every row that a form stores becomes a lead in the same statement, so that no form can forget it.
CREATE OR REPLACE FUNCTION sync_lead_to_desk() RETURNS trigger LANGUAGE plpgsql SECURITY DEFINER SET search_path = pg_catalog, public, pg_temp AS $$
DECLARE
  kind text;
  given text;
  family text;
  summary text;
  source text;
  form jsonb := to_jsonb(NEW);
BEGIN
  given := coalesce(form->>'first_name', split_part(form->>'name', ' ', 1));
  family := coalesce(form->>'last_name', btrim(substring(form->>'name' FROM position(' ' IN (form->>'name') || ' '))));
  CASE TG_TABLE_NAME
    WHEN 'quote_requests' THEN
      kind := 'quote-request';
      source := 'Quote dialog';
      summary := concat_ws(E'\n', form->>'hiring_need', form->>'message');
    WHEN 'leads' THEN
      kind := CASE WHEN form->>'message' LIKE (form->'interests'->>0) || ' Inquiry: %' THEN 'inquiry' ELSE 'lead' END;
      source := CASE kind WHEN 'inquiry' THEN form->'interests'->>0 ELSE 'Inquiry form' END;
      summary := concat_ws(E'\n', CASE kind
        WHEN 'inquiry' THEN substring(form->>'message' FROM length((form->'interests'->>0) || ' Inquiry: ') + 1)
        ELSE coalesce(form->>'message', (SELECT string_agg(interest, ', ') FROM jsonb_array_elements_text(form->'interests') AS interest))
      END, form->>'job_description');
    WHEN 'contact_requests' THEN
      kind := 'contact-request';
      source := coalesce(form->>'page_path', 'Recruiter form');
      summary := concat_ws(E'\n', form->>'hiring_needs', form->>'job_description');
    WHEN 'strategy_calls' THEN
      kind := 'strategy-call';
      source := 'Strategy call';
      summary := form->>'challenges';
  END CASE;
  INSERT INTO desk_leads (id, kind, contact_id, first_name, last_name, email, company, phone, summary, source, state, received_at,
      due_at, last_activity_at, is_sample)
    VALUES (NEW.id, kind, desk_contact_for(NEW.email, btrim(given || ' ' || family), NEW.company), given, family, NEW.email,
      NEW.company, form->>'phone', summary, source,
      CASE WHEN kind = 'strategy-call' THEN 'new' ELSE form->>'status' END,
      NEW.created_at, desk_due_at(NEW.created_at), NEW.created_at, coalesce((form->>'is_sample')::boolean, false));
  RETURN NULL;
END
$$;

REVOKE ALL ON FUNCTION sync_lead_to_desk() FROM PUBLIC;
