-- Two calls never overlap: of any number who want one time, the database lets one in.
ALTER TABLE strategy_calls ADD CONSTRAINT strategy_calls_lasts CHECK (ends_at - starts_at = make_interval(mins => duration_minutes));--> statement-breakpoint
ALTER TABLE strategy_calls ADD CONSTRAINT strategy_calls_never_overlap
  EXCLUDE USING gist (tstzrange(starts_at, ends_at) WITH &&) WHERE (status = 'booked');--> statement-breakpoint

-- The normal form of a mailbox: lower case, without what stands behind a plus; Gmail also ignores dots.
CREATE FUNCTION normal_email(address text) RETURNS text LANGUAGE sql IMMUTABLE PARALLEL SAFE AS $$
  SELECT coalesce(CASE WHEN host IN ('gmail.com', 'googlemail.com') THEN replace(mailbox, '.', '') || '@gmail.com' ELSE mailbox || '@' || host END, lower(btrim(address)))
  FROM (
    SELECT coalesce(nullif(split_part(substring(clean FROM '^(.*)@'), '+', 1), ''), substring(clean FROM '^(.*)@')) AS mailbox,
      substring(clean FROM '@([^@]*)$') AS host
    FROM (SELECT lower(btrim(address)) AS clean) AS cleaned
  ) AS parts
$$;--> statement-breakpoint

-- When the promised answer is due. By default 24 hours by the clock. With the firm's calendar on (firm_settings,
-- "promise-calendar"), the hours of its days off do not count.
CREATE FUNCTION desk_due_at(received timestamptz) RETURNS timestamptz LANGUAGE plpgsql STABLE SECURITY DEFINER SET search_path = public AS $$
DECLARE
  calendar jsonb;
  zone text;
  moment timestamptz := received;
  midnight timestamptz;
  remaining interval := interval '24 hours';
  today date;
BEGIN
  SELECT value INTO calendar FROM firm_settings WHERE key = 'promise-calendar';
  IF calendar IS NULL OR NOT (calendar->>'businessDaysOnly')::boolean THEN
    RETURN received + remaining;
  END IF;
  zone := calendar->>'timeZone';
  LOOP
    today := (moment AT TIME ZONE zone)::date;
    midnight := (today + 1)::timestamp AT TIME ZONE zone;
    IF extract(isodow FROM today) < 6 AND NOT calendar->'holidays' ? today::text THEN
      IF moment + remaining <= midnight THEN
        RETURN moment + remaining;
      END IF;
      remaining := remaining - (midnight - moment);
    END IF;
    moment := midnight;
  END LOOP;
END
$$;--> statement-breakpoint

-- The person behind an address, made where there is none; one who is shown as another answers as that one.
CREATE FUNCTION desk_contact_for(address text, person text, firm text) RETURNS uuid
LANGUAGE plpgsql SECURITY DEFINER SET search_path = public AS $$
DECLARE
  found uuid;
BEGIN
  INSERT INTO desk_contacts (email, name, company) VALUES (normal_email(address), person, firm)
    ON CONFLICT (email) DO NOTHING;
  SELECT coalesce(merged_into_id, id) INTO found FROM desk_contacts WHERE email = normal_email(address);
  RETURN found;
END
$$;--> statement-breakpoint

-- Whatever is stored by a form stands on the desk in the same moment; no form can forget it.
CREATE FUNCTION desk_take_in() RETURNS trigger LANGUAGE plpgsql SECURITY DEFINER SET search_path = public AS $$
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
$$;--> statement-breakpoint
CREATE TRIGGER desk_take_in AFTER INSERT ON quote_requests FOR EACH ROW EXECUTE FUNCTION desk_take_in();--> statement-breakpoint
CREATE TRIGGER desk_take_in AFTER INSERT ON leads FOR EACH ROW EXECUTE FUNCTION desk_take_in();--> statement-breakpoint
CREATE TRIGGER desk_take_in AFTER INSERT ON contact_requests FOR EACH ROW EXECUTE FUNCTION desk_take_in();--> statement-breakpoint
CREATE TRIGGER desk_take_in AFTER INSERT ON strategy_calls FOR EACH ROW EXECUTE FUNCTION desk_take_in();--> statement-breakpoint

-- The desk's state is the one that counts; the form's own row repeats it.
CREATE FUNCTION desk_tell_form() RETURNS trigger LANGUAGE plpgsql SECURITY DEFINER SET search_path = public AS $$
BEGIN
  CASE NEW.kind
    WHEN 'quote-request' THEN UPDATE quote_requests SET status = NEW.state WHERE id = NEW.id;
    WHEN 'lead', 'inquiry' THEN UPDATE leads SET status = NEW.state WHERE id = NEW.id;
    WHEN 'contact-request' THEN UPDATE contact_requests SET status = NEW.state WHERE id = NEW.id;
    ELSE NULL;
  END CASE;
  RETURN NULL;
END
$$;--> statement-breakpoint
CREATE TRIGGER desk_tell_form AFTER UPDATE OF state ON desk_leads FOR EACH ROW
  WHEN (OLD.state IS DISTINCT FROM NEW.state) EXECUTE FUNCTION desk_tell_form();--> statement-breakpoint

-- A form's row that is erased leaves the desk too.
CREATE FUNCTION desk_let_go() RETURNS trigger LANGUAGE plpgsql SECURITY DEFINER SET search_path = public AS $$
BEGIN
  DELETE FROM desk_leads WHERE id = OLD.id;
  RETURN NULL;
END
$$;--> statement-breakpoint
CREATE TRIGGER desk_let_go AFTER DELETE ON quote_requests FOR EACH ROW EXECUTE FUNCTION desk_let_go();--> statement-breakpoint
CREATE TRIGGER desk_let_go AFTER DELETE ON leads FOR EACH ROW EXECUTE FUNCTION desk_let_go();--> statement-breakpoint
CREATE TRIGGER desk_let_go AFTER DELETE ON contact_requests FOR EACH ROW EXECUTE FUNCTION desk_let_go();--> statement-breakpoint
CREATE TRIGGER desk_let_go AFTER DELETE ON strategy_calls FOR EACH ROW EXECUTE FUNCTION desk_let_go();--> statement-breakpoint

-- The clock: stopped by the first answer that arrived. Counted anew whenever a mail is taken, fails or comes back, so that
-- the column always equals the timeline.
CREATE FUNCTION desk_stop_clock() RETURNS trigger LANGUAGE plpgsql SECURITY DEFINER SET search_path = public AS $$
DECLARE
  answered timestamptz;
BEGIN
  SELECT min(sent_at) INTO answered FROM desk_entries
    WHERE lead_id = NEW.lead_id AND kind IN ('reply', 'call') AND sent_at IS NOT NULL AND failed_at IS NULL;
  UPDATE desk_leads SET first_replied_at = answered WHERE id = NEW.lead_id AND first_replied_at IS DISTINCT FROM answered;
  RETURN NULL;
END
$$;--> statement-breakpoint
CREATE TRIGGER desk_stop_clock AFTER INSERT OR UPDATE OF sent_at, failed_at ON desk_entries FOR EACH ROW
  WHEN (NEW.kind IN ('reply', 'call')) EXECUTE FUNCTION desk_stop_clock();--> statement-breakpoint

-- What was there before the desk was
INSERT INTO desk_contacts (email, name, company)
  SELECT DISTINCT ON (normal_email(email)) normal_email(email), name, company FROM (
    SELECT email, first_name || ' ' || last_name AS name, company, created_at FROM quote_requests
    UNION ALL SELECT email, first_name || ' ' || last_name, company, created_at FROM leads
    UNION ALL SELECT email, name, company, created_at FROM contact_requests
    UNION ALL SELECT email, first_name || ' ' || last_name, company, created_at FROM strategy_calls
  ) AS people ORDER BY normal_email(email), created_at;--> statement-breakpoint
INSERT INTO desk_leads (id, kind, contact_id, first_name, last_name, email, company, phone, summary, source, state, received_at, due_at, last_activity_at, is_sample)
  SELECT f.id, f.kind, c.id, f.first_name, f.last_name, f.email, f.company, f.phone, f.summary, f.source, f.status, f.created_at,
    desk_due_at(f.created_at), f.created_at, f.is_sample
  FROM (
    SELECT id, 'quote-request' AS kind, first_name, last_name, email, company, phone, concat_ws(E'\n', hiring_need, message) AS summary,
      'Quote dialog' AS source, status, created_at, false AS is_sample FROM quote_requests
    UNION ALL SELECT id, CASE WHEN message LIKE interests[1] || ' Inquiry: %' THEN 'inquiry' ELSE 'lead' END, first_name, last_name, email,
      company, NULL, concat_ws(E'\n', coalesce(message, array_to_string(interests, ', ')), job_description),
      CASE WHEN message LIKE interests[1] || ' Inquiry: %' THEN interests[1] ELSE 'Inquiry form' END, status, created_at, false FROM leads
    UNION ALL SELECT id, 'contact-request', split_part(name, ' ', 1), btrim(substring(name FROM position(' ' IN name || ' '))), email,
      company, phone, concat_ws(E'\n', hiring_needs, job_description), coalesce(page_path, 'Recruiter form'), status, created_at, is_sample FROM contact_requests
    UNION ALL SELECT id, 'strategy-call', first_name, last_name, email, company, phone, challenges, 'Strategy call', 'new', created_at,
      is_sample FROM strategy_calls
  ) AS f JOIN desk_contacts c ON c.email = normal_email(f.email);--> statement-breakpoint

-- Staff alone. The forms write through the functions above, which run as the owner.
ALTER TABLE desk_contacts ENABLE ROW LEVEL SECURITY;--> statement-breakpoint
ALTER TABLE desk_contacts FORCE ROW LEVEL SECURITY;--> statement-breakpoint
CREATE POLICY staff_only ON desk_contacts USING ((SELECT app_is_staff())) WITH CHECK ((SELECT app_is_staff()));--> statement-breakpoint
ALTER TABLE desk_merges ENABLE ROW LEVEL SECURITY;--> statement-breakpoint
ALTER TABLE desk_merges FORCE ROW LEVEL SECURITY;--> statement-breakpoint
CREATE POLICY staff_only ON desk_merges USING ((SELECT app_is_staff())) WITH CHECK ((SELECT app_is_staff()));--> statement-breakpoint
ALTER TABLE desk_leads ENABLE ROW LEVEL SECURITY;--> statement-breakpoint
ALTER TABLE desk_leads FORCE ROW LEVEL SECURITY;--> statement-breakpoint
CREATE POLICY staff_only ON desk_leads USING ((SELECT app_is_staff())) WITH CHECK ((SELECT app_is_staff()));--> statement-breakpoint
ALTER TABLE desk_entries ENABLE ROW LEVEL SECURITY;--> statement-breakpoint
ALTER TABLE desk_entries FORCE ROW LEVEL SECURITY;--> statement-breakpoint
CREATE POLICY staff_only ON desk_entries USING ((SELECT app_is_staff())) WITH CHECK ((SELECT app_is_staff()));--> statement-breakpoint
ALTER TABLE desk_entry_files ENABLE ROW LEVEL SECURITY;--> statement-breakpoint
ALTER TABLE desk_entry_files FORCE ROW LEVEL SECURITY;--> statement-breakpoint
CREATE POLICY staff_only ON desk_entry_files USING ((SELECT app_is_staff())) WITH CHECK ((SELECT app_is_staff()));--> statement-breakpoint
ALTER TABLE reply_templates ENABLE ROW LEVEL SECURITY;--> statement-breakpoint
ALTER TABLE reply_templates FORCE ROW LEVEL SECURITY;--> statement-breakpoint
CREATE POLICY staff_only ON reply_templates USING ((SELECT app_is_staff())) WITH CHECK ((SELECT app_is_staff()));--> statement-breakpoint
ALTER TABLE content_revisions ENABLE ROW LEVEL SECURITY;--> statement-breakpoint
ALTER TABLE content_revisions FORCE ROW LEVEL SECURITY;--> statement-breakpoint
CREATE POLICY staff_only ON content_revisions USING ((SELECT app_is_staff())) WITH CHECK ((SELECT app_is_staff()));--> statement-breakpoint
-- Settings are read by the public pages, such as the hours for calls; only staff write them.
ALTER TABLE firm_settings ENABLE ROW LEVEL SECURITY;--> statement-breakpoint
ALTER TABLE firm_settings FORCE ROW LEVEL SECURITY;--> statement-breakpoint
CREATE POLICY anyone_reads ON firm_settings FOR SELECT USING (true);--> statement-breakpoint
CREATE POLICY staff_writes ON firm_settings USING ((SELECT app_is_staff())) WITH CHECK ((SELECT app_is_staff()));--> statement-breakpoint
REVOKE UPDATE, DELETE ON content_revisions FROM app_server;--> statement-breakpoint
REVOKE ALL ON FUNCTION desk_contact_for(text, text, text) FROM PUBLIC;--> statement-breakpoint
GRANT EXECUTE ON FUNCTION desk_contact_for(text, text, text) TO app_server;
