-- Every row that a form stores becomes a lead in the same statement, so that no form can forget it.
CREATE OR REPLACE FUNCTION desk_take_in() RETURNS trigger LANGUAGE plpgsql SECURITY DEFINER SET search_path = pg_catalog, public, pg_temp AS $$
DECLARE
  kind text;
  given text;
  family text;
  summary text;
  source text;
  said jsonb := to_jsonb(NEW);
BEGIN
  given := coalesce(said->>'first_name', split_part(said->>'name', ' ', 1));
  family := coalesce(said->>'last_name', btrim(substring(said->>'name' FROM position(' ' IN (said->>'name') || ' '))));
  CASE TG_TABLE_NAME
    WHEN 'quote_requests' THEN
      kind := 'quote-request';
      source := 'Quote dialog';
      summary := concat_ws(E'\n', said->>'hiring_need', said->>'message');
    WHEN 'leads' THEN
      kind := CASE WHEN said->>'message' LIKE (said->'interests'->>0) || ' Inquiry: %' THEN 'inquiry' ELSE 'lead' END;
      source := CASE kind WHEN 'inquiry' THEN said->'interests'->>0 ELSE 'Inquiry form' END;
      summary := concat_ws(E'\n', CASE kind
        WHEN 'inquiry' THEN substring(said->>'message' FROM length((said->'interests'->>0) || ' Inquiry: ') + 1)
        ELSE coalesce(said->>'message', (SELECT string_agg(interest, ', ') FROM jsonb_array_elements_text(said->'interests') AS interest))
      END, said->>'job_description');
    WHEN 'contact_requests' THEN
      kind := 'contact-request';
      source := coalesce(said->>'page_path', 'Recruiter form');
      summary := concat_ws(E'\n', said->>'hiring_needs', said->>'job_description');
    WHEN 'strategy_calls' THEN
      kind := 'strategy-call';
      source := 'Strategy call';
      summary := said->>'challenges';
  END CASE;
  INSERT INTO desk_leads (id, kind, contact_id, first_name, last_name, email, company, phone, summary, source, state, received_at,
      due_at, last_activity_at, is_sample)
    VALUES (NEW.id, kind, desk_contact_for(NEW.email, btrim(given || ' ' || family), NEW.company), given, family, NEW.email,
      NEW.company, said->>'phone', summary, source,
      CASE WHEN kind = 'strategy-call' THEN 'new' ELSE said->>'status' END,
      NEW.created_at, desk_due_at(NEW.created_at), NEW.created_at, coalesce((said->>'is_sample')::boolean, false));
  RETURN NULL;
END
$$;

REVOKE ALL ON FUNCTION desk_take_in() FROM PUBLIC;
