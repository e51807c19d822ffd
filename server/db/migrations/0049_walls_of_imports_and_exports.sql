-- Imports, their items and exports belong to a workspace.
ALTER TABLE imports ENABLE ROW LEVEL SECURITY;--> statement-breakpoint
ALTER TABLE imports FORCE ROW LEVEL SECURITY;--> statement-breakpoint
CREATE POLICY own_company ON imports USING (company_id = (SELECT app_company_id())) WITH CHECK (company_id = (SELECT app_company_id()));--> statement-breakpoint
ALTER TABLE import_items ENABLE ROW LEVEL SECURITY;--> statement-breakpoint
ALTER TABLE import_items FORCE ROW LEVEL SECURITY;--> statement-breakpoint
CREATE POLICY own_company ON import_items USING (company_id = (SELECT app_company_id())) WITH CHECK (company_id = (SELECT app_company_id()));--> statement-breakpoint
ALTER TABLE workspace_exports ENABLE ROW LEVEL SECURITY;--> statement-breakpoint
ALTER TABLE workspace_exports FORCE ROW LEVEL SECURITY;--> statement-breakpoint
CREATE POLICY own_company ON workspace_exports USING (company_id = (SELECT app_company_id())) WITH CHECK (company_id = (SELECT app_company_id()));--> statement-breakpoint
ALTER TABLE import_items ADD CONSTRAINT import_items_candidate FOREIGN KEY (company_id, candidate_id)
  REFERENCES candidates (company_id, id) ON DELETE SET NULL (candidate_id);--> statement-breakpoint

-- A search is seen by whoever made it, and by the workspace where it is shared. What one has looked at is one's own.
ALTER TABLE saved_searches ENABLE ROW LEVEL SECURITY;--> statement-breakpoint
ALTER TABLE saved_searches FORCE ROW LEVEL SECURITY;--> statement-breakpoint
CREATE POLICY own_or_shared ON saved_searches
  USING (company_id = (SELECT app_company_id()) AND (shared OR user_id = (SELECT app_user_id())))
  WITH CHECK (company_id = (SELECT app_company_id()) AND (shared OR user_id = (SELECT app_user_id())));--> statement-breakpoint
ALTER TABLE saved_search_looks ENABLE ROW LEVEL SECURITY;--> statement-breakpoint
ALTER TABLE saved_search_looks FORCE ROW LEVEL SECURITY;--> statement-breakpoint
CREATE POLICY own_looks ON saved_search_looks
  USING (company_id = (SELECT app_company_id()) AND user_id = (SELECT app_user_id()))
  WITH CHECK (company_id = (SELECT app_company_id()) AND user_id = (SELECT app_user_id()));--> statement-breakpoint

-- A task knows an import or an export by its id alone; whose it is, it asks here.
CREATE FUNCTION company_of_import(asked uuid) RETURNS uuid LANGUAGE sql STABLE SECURITY DEFINER SET search_path = public AS $$
  SELECT company_id FROM imports WHERE id = asked AND status IN ('waiting', 'reading')
$$;--> statement-breakpoint
CREATE FUNCTION company_of_export(asked uuid) RETURNS uuid LANGUAGE sql STABLE SECURITY DEFINER SET search_path = public AS $$
  SELECT company_id FROM workspace_exports WHERE id = asked AND status IN ('waiting', 'writing')
$$;--> statement-breakpoint
-- What a worker that starts goes on with, without waiting for the queue to miss the one that died.
CREATE FUNCTION unfinished_imports() RETURNS SETOF uuid LANGUAGE sql STABLE SECURITY DEFINER SET search_path = public AS $$
  SELECT id FROM imports WHERE status IN ('waiting', 'reading') ORDER BY created_at
$$;--> statement-breakpoint
CREATE FUNCTION unfinished_exports() RETURNS SETOF uuid LANGUAGE sql STABLE SECURITY DEFINER SET search_path = public AS $$
  SELECT id FROM workspace_exports WHERE status IN ('waiting', 'writing') ORDER BY created_at
$$;--> statement-breakpoint

-- Sources that have waited a week for another try, tables whose columns nobody confirmed, files of exports that have run out, résumés
-- whose record is gone. Names of files and rows are forgotten after three months. Answers where the bytes lie, to be removed after.
CREATE FUNCTION sweep_imports(moment timestamptz, source_days integer) RETURNS SETOF varchar
LANGUAGE plpgsql SECURITY DEFINER SET search_path = public AS $$
BEGIN
  RETURN QUERY
    WITH aged AS (
      SELECT id, storage_key FROM imports WHERE created_at < moment - make_interval(days => source_days) AND status NOT IN ('waiting', 'reading')
        AND (storage_key IS NOT NULL OR status = 'mapping') FOR UPDATE
    ), emptied AS (
      UPDATE import_items i SET cells = NULL, given_email = NULL, needs_email = false FROM aged WHERE i.import_id = aged.id
    ), marked AS (
      UPDATE imports m SET storage_key = NULL, status = CASE WHEN m.status = 'mapping' THEN 'cancelled' ELSE m.status END,
        finished_at = coalesce(m.finished_at, moment) FROM aged WHERE m.id = aged.id
    )
    SELECT storage_key FROM aged WHERE storage_key IS NOT NULL;
  UPDATE import_items i SET cells = NULL, given_email = NULL, needs_email = false FROM imports m
    WHERE m.id = i.import_id AND m.kind = 'csv' AND i.cells IS NOT NULL AND m.status IN ('done', 'cancelled', 'failed')
      AND m.created_at < moment - make_interval(days => source_days);
  UPDATE import_items i SET name = '' FROM imports m
    WHERE m.id = i.import_id AND i.name <> '' AND m.created_at < moment - interval '90 days' AND m.status IN ('done', 'cancelled', 'failed');
  RETURN QUERY
    WITH aged AS (SELECT id, storage_key FROM workspace_exports WHERE expires_at < moment AND status = 'done' FOR UPDATE),
      marked AS (UPDATE workspace_exports e SET status = 'expired', storage_key = NULL FROM aged WHERE e.id = aged.id)
    SELECT storage_key FROM aged;
  RETURN QUERY
    DELETE FROM files f WHERE f.purpose = 'imported-resume'
      AND NOT EXISTS (SELECT 1 FROM import_items i WHERE i.file_id = f.id AND i.candidate_id IS NOT NULL)
    RETURNING f.storage_key;
END
$$;--> statement-breakpoint
-- Every key that a row still names: bytes under any other were left behind by a process that died.
CREATE FUNCTION kept_import_keys() RETURNS SETOF varchar LANGUAGE sql STABLE SECURITY DEFINER SET search_path = public AS $$
  SELECT storage_key FROM imports WHERE storage_key IS NOT NULL
  UNION ALL SELECT storage_key FROM workspace_exports WHERE storage_key IS NOT NULL
  UNION ALL SELECT storage_key FROM files WHERE purpose = 'imported-resume'
$$;--> statement-breakpoint

-- A record that is removed or loses its person takes along what its import kept of them: the name of a file, the cells of a row, the
-- résumé itself. Exports that may hold the person run out at once.
CREATE FUNCTION forget_import_of_candidate() RETURNS trigger LANGUAGE plpgsql SECURITY DEFINER SET search_path = public AS $$
BEGIN
  UPDATE files SET file_name = 'removed', deleted_at = now()
    WHERE id IN (SELECT file_id FROM import_items WHERE company_id = OLD.company_id AND candidate_id = OLD.id);
  UPDATE import_items SET name = 'Removed person', cells = NULL, reason = NULL, given_email = NULL, candidate_id = NULL
    WHERE company_id = OLD.company_id AND candidate_id = OLD.id;
  IF TG_OP = 'DELETE' THEN RETURN OLD; END IF;
  UPDATE workspace_exports SET expires_at = now() WHERE company_id = OLD.company_id AND status = 'done';
  RETURN NEW;
END
$$;--> statement-breakpoint
CREATE TRIGGER candidates_forget_import BEFORE DELETE ON candidates FOR EACH ROW EXECUTE FUNCTION forget_import_of_candidate();--> statement-breakpoint
CREATE TRIGGER candidates_erased_forget_import BEFORE UPDATE OF email ON candidates
  FOR EACH ROW WHEN (NEW.email LIKE 'erased-%@erased.invalid' AND OLD.email NOT LIKE 'erased-%@erased.invalid')
  EXECUTE FUNCTION forget_import_of_candidate();--> statement-breakpoint

-- Who is there already, by address. Row-level security keeps lower(email) from the index, so this asks as the owner.
CREATE FUNCTION candidates_by_address(addresses text[]) RETURNS TABLE (id uuid, address text)
LANGUAGE sql STABLE SECURITY DEFINER SET search_path = public AS $$
  SELECT DISTINCT ON (lower(c.email)) c.id, lower(c.email) FROM candidates c
    WHERE c.company_id = app_company_id() AND lower(c.email) = ANY (addresses) ORDER BY lower(c.email), c.created_at, c.id
$$;--> statement-breakpoint

-- How many have come to a search since somebody last looked at it.
CREATE FUNCTION candidates_count_since(words text, skills text[], place text, years_from integer, years_to integer, salary_to numeric, since timestamptz, most integer)
RETURNS integer LANGUAGE plpgsql STABLE SECURITY DEFINER SET search_path = public SET jit = off AS $$
DECLARE
  counted integer;
BEGIN
  IF app_company_id() IS NULL THEN RETURN 0; END IF;
  EXECUTE format('SELECT count(*) FROM (SELECT 1 FROM candidates WHERE %s AND created_at > %L::timestamptz LIMIT %s) AS found',
    candidate_conditions(words, skills, place, years_from, years_to, salary_to), since, most) INTO counted;
  RETURN counted;
END
$$;--> statement-breakpoint

-- People for the one search box: by the beginning of a name or an address, then by a title, then by a name that is nearly it. Names
-- have an index of their own, since half a workspace may hold the same title.
CREATE INDEX candidates_names ON candidates USING gin (company_id, lower(first_name || ' ' || last_name || ' ' || email) gin_trgm_ops);--> statement-breakpoint
CREATE FUNCTION people_find(words text, most integer) RETURNS SETOF uuid
LANGUAGE plpgsql STABLE SECURITY DEFINER ROWS 5 SET search_path = public SET jit = off SET pg_trgm.word_similarity_threshold = 0.5 AS $$
DECLARE
  asked text := lower(btrim(words));
  pattern text := replace(replace(replace(asked, '\', '\\'), '%', '\%'), '_', '\_');
  workspace uuid := app_company_id();
BEGIN
  IF workspace IS NULL OR char_length(asked) < 2 THEN RETURN; END IF;
  RETURN QUERY EXECUTE format('
    WITH named AS (
      SELECT id, 0 AS rank, first_name, last_name FROM candidates WHERE company_id = %1$L
        AND (lower(first_name || '' '' || last_name || '' '' || email) LIKE %2$L OR lower(first_name || '' '' || last_name || '' '' || email) LIKE %3$L) LIMIT 200
    ), titled AS (
      SELECT id, 1 AS rank, first_name, last_name FROM candidates WHERE company_id = %1$L AND (SELECT count(*) FROM named) < %5$s AND %6$L::boolean
        AND (first_name || '' '' || last_name || '' '' || coalesce(current_title, '''')) ILIKE %4$L LIMIT 200
    ), near AS (
      SELECT id, 2 AS rank, first_name, last_name FROM candidates WHERE company_id = %1$L AND (SELECT count(*) FROM named) + (SELECT count(*) FROM titled) = 0 AND %6$L::boolean
        AND %7$L <%% lower(first_name || '' '' || last_name || '' '' || email) LIMIT 200
    ), found AS (
      SELECT DISTINCT ON (id) * FROM (SELECT * FROM named UNION ALL SELECT * FROM titled UNION ALL SELECT * FROM near) AS every ORDER BY id, rank
    )
    SELECT id FROM found ORDER BY rank, CASE WHEN lower(last_name) LIKE %2$L OR lower(first_name || '' '' || last_name) LIKE %2$L THEN 0 ELSE 1 END,
      similarity(lower(first_name || '' '' || last_name), %7$L) DESC, last_name, first_name, id LIMIT %5$s',
    workspace, pattern || '%', '% ' || pattern || '%', '%' || pattern || '%', most, char_length(asked) >= 3, asked);
END
$$;--> statement-breakpoint
REVOKE ALL ON FUNCTION company_of_import(uuid), company_of_export(uuid), unfinished_imports(), unfinished_exports(), sweep_imports(timestamptz, integer),
  kept_import_keys(), candidates_by_address(text[]), people_find(text, integer),
  candidates_count_since(text, text[], text, integer, integer, numeric, timestamptz, integer) FROM PUBLIC;--> statement-breakpoint
GRANT EXECUTE ON FUNCTION company_of_import(uuid), company_of_export(uuid), unfinished_imports(), unfinished_exports(), sweep_imports(timestamptz, integer),
  kept_import_keys(), candidates_by_address(text[]), people_find(text, integer),
  candidates_count_since(text, text[], text, integer, integer, numeric, timestamptz, integer) TO app_server;
