-- Searching a workspace's people. Row-level security keeps @@ from the index, so the search runs as the owner, in functions that
-- ask first which workspace is open.
CREATE FUNCTION plain_words(said text) RETURNS text LANGUAGE sql STABLE AS $$ SELECT lower(unaccent(coalesce(said, ''))) $$;--> statement-breakpoint
-- Skills and places are looked for apart from all other words: "s:patient care", "p:columbus".
CREATE FUNCTION candidate_found_by(c candidates) RETURNS tsvector LANGUAGE sql STABLE AS $$
  SELECT to_tsvector('simple', plain_words(concat_ws(' ', c.first_name, c.last_name, c.email, c.current_title, c.current_company, c.location,
      array_to_string(c.skills, ' , '), left(c.summary, 4000), left(c.notes, 4000),
      (SELECT string_agg(concat_ws(' ', role ->> 'title', role ->> 'company'), ' ') FROM jsonb_array_elements(c.work_history) AS role))))
    || array_to_tsvector(ARRAY(SELECT DISTINCT 's:' || left(plain_words(btrim(skill)), 200) FROM unnest(c.skills) AS skill WHERE btrim(skill) <> ''))
    || array_to_tsvector(ARRAY(SELECT DISTINCT 'p:' || word FROM regexp_split_to_table(plain_words(c.location), '[^[:alnum:]]+') AS word WHERE word <> ''))
$$;--> statement-breakpoint
CREATE FUNCTION keep_candidate_found_by() RETURNS trigger LANGUAGE plpgsql SET search_path = public AS $$
BEGIN
  NEW.found_by := candidate_found_by(NEW);
  RETURN NEW;
END
$$;--> statement-breakpoint
CREATE TRIGGER candidates_found_by BEFORE INSERT OR UPDATE OF first_name, last_name, email, current_title, current_company, location, skills, summary, notes, work_history
  ON candidates FOR EACH ROW EXECUTE FUNCTION keep_candidate_found_by();--> statement-breakpoint
UPDATE candidates c SET found_by = candidate_found_by(c);--> statement-breakpoint

-- All words, the last one as far as it is typed; all skills; each word of the place as far as it is typed. Null where nothing is asked.
CREATE FUNCTION candidate_query(words text, skills text[], place text) RETURNS tsquery LANGUAGE plpgsql STABLE AS $$
DECLARE
  -- A double name is two words; an address with a hyphen is one.
  typed text[] := regexp_split_to_array(btrim(regexp_replace(plain_words(words), '-(?!\S*@)', ' ', 'g')), '\s+');
  last_word text := typed[cardinality(typed)];
  asked tsquery := plainto_tsquery('simple', array_to_string(typed[:cardinality(typed) - 1], ' '));
  ending tsquery := plainto_tsquery('simple', last_word);
  word text;
BEGIN
  IF last_word ~ '[[:alnum:]]{3}$' AND numnode(ending) > 0 THEN ending := (ending::text || ':*')::tsquery; END IF;
  asked := asked && ending;
  FOREACH word IN ARRAY skills LOOP
    asked := asked && ('''s:' || replace(replace(plain_words(word), '\', '\\'), '''', '''''') || '''')::tsquery;
  END LOOP;
  FOR word IN SELECT each FROM regexp_split_to_table(plain_words(place), '[^[:alnum:]]+') AS each WHERE each <> '' LOOP
    asked := asked && ('''p:' || word || ''':*')::tsquery;
  END LOOP;
  RETURN CASE WHEN numnode(asked) = 0 THEN NULL ELSE asked END;
END
$$;--> statement-breakpoint
CREATE FUNCTION candidate_conditions(words text, skills text[], place text, years_from integer, years_to integer, salary_to numeric) RETURNS text
LANGUAGE sql STABLE AS $$
  SELECT format('company_id = %L', app_company_id())
    || coalesce(' AND found_by @@ ' || quote_literal(candidate_query(words, skills, place)::text) || '::tsquery', '')
    || coalesce(' AND experience >= ' || years_from, '')
    || coalesce(' AND experience <= ' || years_to, '')
    || coalesce(' AND (desired_salary IS NULL OR desired_salary <= ' || salary_to || ')', '')
$$;--> statement-breakpoint
-- A page of ids, after the last one seen. Words are written into the statement, so that the planner knows how many hold them and
-- walks the order where they are frequent, the index where they are rare.
CREATE FUNCTION candidates_find(words text, skills text[], place text, years_from integer, years_to integer, salary_to numeric, by_name boolean,
  after_at timestamptz, after_last text, after_first text, after_id uuid, most integer)
RETURNS SETOF uuid LANGUAGE plpgsql STABLE SECURITY DEFINER ROWS 51 SET search_path = public SET jit = off AS $$
BEGIN
  IF app_company_id() IS NULL THEN RETURN; END IF;
  RETURN QUERY EXECUTE format('SELECT id FROM candidates WHERE %s%s ORDER BY %s LIMIT %s',
    candidate_conditions(words, skills, place, years_from, years_to, salary_to),
    CASE WHEN after_id IS NULL THEN '' WHEN by_name THEN format(' AND (last_name COLLATE "und-x-icu", first_name COLLATE "und-x-icu", id) > (%L, %L, %L::uuid)', after_last, after_first, after_id)
      ELSE format(' AND (created_at, id) < (%L::timestamptz, %L::uuid)', after_at, after_id) END,
    CASE WHEN by_name THEN 'last_name COLLATE "und-x-icu", first_name COLLATE "und-x-icu", id' ELSE 'created_at DESC, id DESC' END, most);
END
$$;--> statement-breakpoint
CREATE FUNCTION candidates_count(words text, skills text[], place text, years_from integer, years_to integer, salary_to numeric, most integer)
RETURNS integer LANGUAGE plpgsql STABLE SECURITY DEFINER SET search_path = public SET jit = off AS $$
DECLARE
  counted integer;
BEGIN
  IF app_company_id() IS NULL THEN RETURN 0; END IF;
  EXECUTE format('SELECT count(*) FROM (SELECT 1 FROM candidates WHERE %s LIMIT %s) AS found', candidate_conditions(words, skills, place, years_from, years_to, salary_to), most)
    INTO counted;
  RETURN counted;
END
$$;--> statement-breakpoint
REVOKE ALL ON FUNCTION candidates_find(text, text[], text, integer, integer, numeric, boolean, timestamptz, text, text, uuid, integer),
  candidates_count(text, text[], text, integer, integer, numeric, integer) FROM PUBLIC;--> statement-breakpoint
GRANT EXECUTE ON FUNCTION candidates_find(text, text[], text, integer, integer, numeric, boolean, timestamptz, text, text, uuid, integer),
  candidates_count(text, text[], text, integer, integer, numeric, integer) TO app_server;
