-- Everybody in a workspace sees that it is being closed, before it is even opened. When it ends is set once and never moved.
ALTER TABLE workspace_closings ENABLE ROW LEVEL SECURITY;--> statement-breakpoint
ALTER TABLE workspace_closings FORCE ROW LEVEL SECURITY;--> statement-breakpoint
CREATE POLICY own_company ON workspace_closings USING (company_id = (SELECT app_company_id())) WITH CHECK (company_id = (SELECT app_company_id()));--> statement-breakpoint
CREATE POLICY own_memberships ON workspace_closings FOR SELECT
  USING (company_id IN (SELECT company_id FROM company_members WHERE user_id = (SELECT app_user_id())));--> statement-breakpoint
CREATE POLICY own_admissions ON workspace_closings FOR SELECT
  USING (company_id IN (SELECT company_id FROM recruiter_access WHERE user_id = (SELECT app_user_id()) AND dismissed_at IS NULL));--> statement-breakpoint
REVOKE UPDATE ON workspace_closings FROM app_server;--> statement-breakpoint

-- Receipts are written and read by functions alone, and never changed.
ALTER TABLE closed_workspaces ENABLE ROW LEVEL SECURITY;--> statement-breakpoint
ALTER TABLE closed_workspaces FORCE ROW LEVEL SECURITY;--> statement-breakpoint
CREATE POLICY by_functions_alone ON closed_workspaces USING (false);--> statement-breakpoint
REVOKE INSERT, UPDATE, DELETE ON closed_workspaces FROM app_server;--> statement-breakpoint
CREATE FUNCTION closed_workspaces_stay() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  RAISE EXCEPTION 'the receipt of a closed workspace is never changed' USING ERRCODE = 'insufficient_privilege';
END
$$;--> statement-breakpoint
CREATE TRIGGER closed_workspaces_stay BEFORE UPDATE OR DELETE ON closed_workspaces FOR EACH ROW EXECUTE FUNCTION closed_workspaces_stay();--> statement-breakpoint
CREATE FUNCTION write_closed_workspace(receipt uuid, hashed_name text, begun timestamptz, erased timestamptz, numbers jsonb, hash text) RETURNS void
LANGUAGE sql SECURITY DEFINER SET search_path = public AS $$
  INSERT INTO closed_workspaces (id, name_hash, begun_at, erased_at, counts, digest) VALUES (receipt, hashed_name, begun, erased, numbers, hash)
    ON CONFLICT (id) DO NOTHING
$$;--> statement-breakpoint
CREATE FUNCTION closed_workspace(receipt uuid) RETURNS SETOF closed_workspaces LANGUAGE sql STABLE SECURITY DEFINER SET search_path = public AS $$
  SELECT * FROM closed_workspaces WHERE id = receipt
$$;--> statement-breakpoint

-- Nothing new while a workspace is being closed, whoever forgets to ask. Waits for a closing that is just being begun.
CREATE FUNCTION refuse_while_closing() RETURNS trigger LANGUAGE plpgsql SECURITY DEFINER SET search_path = public AS $$
DECLARE
  workspace uuid;
BEGIN
  IF TG_TABLE_NAME = 'jobs' THEN
    SELECT company_id INTO workspace FROM jobs_enhanced WHERE id = NEW.position_id;
  ELSE
    workspace := NEW.company_id;
  END IF;
  PERFORM 1 FROM companies WHERE id = workspace FOR KEY SHARE;
  IF EXISTS (SELECT 1 FROM workspace_closings WHERE company_id = workspace) THEN
    RAISE EXCEPTION 'the workspace is being closed' USING ERRCODE = 'check_violation', CONSTRAINT = 'workspace_is_open';
  END IF;
  RETURN NEW;
END
$$;--> statement-breakpoint
CREATE TRIGGER jobs_put_up_while_open BEFORE INSERT ON jobs
  FOR EACH ROW WHEN (NEW.is_active AND NEW.position_id IS NOT NULL) EXECUTE FUNCTION refuse_while_closing();--> statement-breakpoint
CREATE TRIGGER jobs_put_back_while_open BEFORE UPDATE OF is_active ON jobs
  FOR EACH ROW WHEN (NEW.is_active AND NOT OLD.is_active AND NEW.position_id IS NOT NULL) EXECUTE FUNCTION refuse_while_closing();--> statement-breakpoint
CREATE TRIGGER invitations_while_open BEFORE INSERT ON invitations FOR EACH ROW EXECUTE FUNCTION refuse_while_closing();--> statement-breakpoint
CREATE TRIGGER introductions_while_open BEFORE INSERT ON introduction_requests FOR EACH ROW EXECUTE FUNCTION refuse_while_closing();--> statement-breakpoint
CREATE TRIGGER applications_while_open BEFORE INSERT ON application_submissions FOR EACH ROW EXECUTE FUNCTION refuse_while_closing();--> statement-breakpoint

-- What belongs to a workspace, asked of the catalogue, so that no table is forgotten that is made later: whatever names the company, and
-- whatever a foreign key deletes along with that. Where the key only lets go of the company, the row is somebody else's and stays. $1 in
-- a condition is the workspace.
CREATE FUNCTION workspace_tables() RETURNS TABLE (name text, condition text) LANGUAGE plpgsql STABLE SECURITY DEFINER SET search_path = public AS $$
DECLARE
  known jsonb := '{"companies": "id = $1"}';
  before jsonb;
BEGIN
  SELECT known || coalesce(jsonb_object_agg(t.relname, t.test), '{}') INTO known FROM (
    SELECT c.relname, string_agg(format('%I = $1', a.attname), ' OR ' ORDER BY a.attname) AS test
    FROM pg_class c JOIN pg_attribute a ON a.attrelid = c.oid AND a.attname IN ('company_id', 'pool_id') AND NOT a.attisdropped
    WHERE c.relnamespace = 'public'::regnamespace AND c.relkind IN ('r', 'p') AND NOT c.relispartition
      AND NOT EXISTS (SELECT 1 FROM pg_constraint f WHERE f.contype = 'f' AND f.conrelid = c.oid AND f.confrelid = 'companies'::regclass
        AND f.confdeltype IN ('n', 'd') AND a.attnum = ANY (f.conkey))
    GROUP BY c.relname
  ) AS t;
  LOOP
    before := known;
    SELECT known || coalesce(jsonb_object_agg(t.relname, t.test), '{}') INTO known FROM (
      SELECT child.relname, string_agg(format('(%s) IN (SELECT %s FROM %I WHERE %s)',
        (SELECT string_agg(quote_ident(a.attname), ', ' ORDER BY k.place) FROM unnest(f.conkey) WITH ORDINALITY AS k(n, place)
          JOIN pg_attribute a ON a.attrelid = f.conrelid AND a.attnum = k.n),
        (SELECT string_agg(quote_ident(a.attname), ', ' ORDER BY k.place) FROM unnest(f.confkey) WITH ORDINALITY AS k(n, place)
          JOIN pg_attribute a ON a.attrelid = f.confrelid AND a.attnum = k.n),
        parent.relname, before ->> parent.relname), ' OR ' ORDER BY f.conname) AS test
      FROM pg_constraint f JOIN pg_class child ON child.oid = f.conrelid JOIN pg_class parent ON parent.oid = f.confrelid
      WHERE f.contype = 'f' AND f.confdeltype = 'c' AND f.connamespace = 'public'::regnamespace
        AND before ? parent.relname AND NOT before ? child.relname
      GROUP BY child.relname
    ) AS t;
    EXIT WHEN known = before;
  END LOOP;
  RETURN QUERY SELECT e.key, e.value FROM jsonb_each_text(known) AS e ORDER BY e.key;
END
$$;--> statement-breakpoint
CREATE FUNCTION workspace_file_keys(workspace uuid) RETURNS SETOF text LANGUAGE plpgsql STABLE SECURITY DEFINER SET search_path = public AS $$
DECLARE
  each record;
BEGIN
  FOR each IN SELECT t.* FROM workspace_tables() AS t JOIN pg_attribute a ON a.attrelid = to_regclass(quote_ident(t.name)) AND a.attname = 'storage_key'
    AND NOT a.attisdropped LOOP
    RETURN QUERY EXECUTE format('SELECT storage_key::text FROM %I WHERE (%s) AND storage_key IS NOT NULL', each.name, each.condition) USING workspace;
  END LOOP;
END
$$;--> statement-breakpoint
CREATE FUNCTION workspace_counts(workspace uuid) RETURNS jsonb LANGUAGE plpgsql STABLE SECURITY DEFINER SET search_path = public AS $$
DECLARE
  each record;
  n bigint;
  counts jsonb := '{}';
BEGIN
  FOR each IN SELECT * FROM workspace_tables() LOOP
    EXECUTE format('SELECT count(*) FROM %I WHERE %s', each.name, each.condition) INTO n USING workspace;
    IF n > 0 THEN counts := counts || jsonb_build_object(each.name, n); END IF;
  END LOOP;
  SELECT count(DISTINCT k) INTO n FROM workspace_file_keys(workspace) AS k;
  IF n > 0 THEN counts := counts || jsonb_build_object('stored_files', n); END IF;
  RETURN counts;
END
$$;--> statement-breakpoint
-- For the page that says what would be erased: one's own.
-- How many have answered the voluntary questions is not shown while there are applicants of whom it would tell.
CREATE FUNCTION own_workspace_counts() RETURNS jsonb LANGUAGE sql STABLE SECURITY DEFINER SET search_path = public AS $$
  SELECT workspace_counts(app_company_id()) - 'self_identifications'
$$;--> statement-breakpoint

-- The workspace of a closing whose time has come, and of no other: by the database's own clock.
CREATE FUNCTION due_workspace(closing uuid) RETURNS uuid LANGUAGE sql STABLE SECURITY DEFINER SET search_path = public AS $$
  SELECT company_id FROM workspace_closings WHERE id = closing AND ends_at <= now()
$$;--> statement-breakpoint
CREATE FUNCTION due_closings() RETURNS SETOF uuid LANGUAGE sql STABLE SECURITY DEFINER SET search_path = public AS $$
  SELECT id FROM workspace_closings WHERE ends_at <= now() ORDER BY ends_at, id
$$;--> statement-breakpoint
-- From here to the end of the transaction nobody adds to the workspace and nobody cancels. Whoever came first, the other finds nothing.
CREATE FUNCTION hold_due_closing(closing uuid) RETURNS TABLE (workspace uuid, name text, begun_at timestamptz, begun_by text, admins uuid[])
LANGUAGE plpgsql SECURITY DEFINER SET search_path = public AS $$
BEGIN
  PERFORM 1 FROM companies c WHERE c.id = due_workspace(closing) FOR UPDATE;
  RETURN QUERY SELECT c.id, c.name::text, k.begun_at, u.name::text,
      ARRAY(SELECT m.user_id FROM company_members m WHERE m.company_id = c.id AND m.permissions = 'admin' ORDER BY m.joined_at, m.id)
    FROM workspace_closings k JOIN companies c ON c.id = k.company_id LEFT JOIN users u ON u.id = k.begun_by
    WHERE k.id = closing AND k.ends_at <= now() FOR UPDATE OF k;
END
$$;--> statement-breakpoint
CREATE FUNCTION due_counts(closing uuid) RETURNS jsonb LANGUAGE sql STABLE SECURITY DEFINER SET search_path = public AS $$
  SELECT workspace_counts(due_workspace(closing))
$$;--> statement-breakpoint
CREATE FUNCTION due_file_keys(closing uuid) RETURNS SETOF text LANGUAGE sql STABLE SECURITY DEFINER SET search_path = public AS $$
  SELECT DISTINCT k FROM workspace_file_keys(due_workspace(closing)) AS k
$$;--> statement-breakpoint
-- Whoever still waits for an answer is told once, whatever number of jobs they applied for.
CREATE FUNCTION due_farewells(closing uuid) RETURNS TABLE (email text, first_name text, titles text[])
LANGUAGE sql STABLE SECURITY DEFINER SET search_path = public AS $$
  SELECT lower(s.email), min(s.first_name), array_agg(DISTINCT j.title::text)
  FROM application_submissions s JOIN job_applications a ON a.id = s.application_id JOIN jobs_enhanced j ON j.id = a.job_id
  WHERE s.company_id = due_workspace(closing) AND a.status = 'active' AND a.stage NOT IN ('hired', 'rejected') AND s.email NOT LIKE '%@erased.invalid'
  GROUP BY lower(s.email) ORDER BY 1
$$;--> statement-breakpoint

-- What others hold about the workspace: the log of mails keeps its rows without whom and about what, the queue and counters lose theirs,
-- sessions that stand in the workspace stand nowhere.
CREATE FUNCTION forget_due_mentions(closing uuid) RETURNS void LANGUAGE plpgsql SECURITY DEFINER SET search_path = public, pg_temp AS $$
DECLARE
  workspace uuid := due_workspace(closing);
  called text := (SELECT name FROM companies WHERE id = workspace);
  addresses text[] := ARRAY(SELECT lower(email) FROM invitations WHERE company_id = workspace
    UNION SELECT lower(u.username) FROM company_members m JOIN users u ON u.id = m.user_id WHERE m.company_id = workspace);
  anything constant text := '[0-9a-f]{8}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{12}';
  each record;
BEGIN
  IF workspace IS NULL THEN RETURN; END IF;
  CREATE TEMP TABLE IF NOT EXISTS closing_ids (id uuid PRIMARY KEY) ON COMMIT DELETE ROWS;
  DELETE FROM pg_temp.closing_ids;
  INSERT INTO pg_temp.closing_ids VALUES (workspace);
  FOR each IN SELECT t.* FROM workspace_tables() AS t JOIN pg_attribute a ON a.attrelid = to_regclass(quote_ident(t.name)) AND a.attname = 'id'
    AND a.atttypid = 'uuid'::regtype AND NOT a.attisdropped LOOP
    EXECUTE format('INSERT INTO pg_temp.closing_ids SELECT id FROM %I WHERE %s ON CONFLICT DO NOTHING', each.name, each.condition) USING workspace;
  END LOOP;
  UPDATE mail_log m SET key = 'erased/' || m.id, message_id = '<erased.' || m.id || '>', to_address = '', subject = '', error = NULL
    WHERE EXISTS (SELECT 1 FROM regexp_matches(m.key, anything, 'g') AS r(part) JOIN pg_temp.closing_ids i ON i.id = r.part[1]::uuid)
      -- These two know the workspace by its name alone.
      OR (m.template IN ('invitation', 'member-joined') AND lower(m.to_address) = ANY (addresses) AND right(m.subject, length(called) + 1) = ' ' || called);
  DELETE FROM pgboss.job j
    WHERE EXISTS (SELECT 1 FROM regexp_matches(coalesce(j.data::text, '') || coalesce(j.output::text, ''), anything, 'g') AS r(part)
        JOIN pg_temp.closing_ids i ON i.id = r.part[1]::uuid)
      OR (j.name IN ('send-account-mail', 'dead-letters') AND j.data ->> 'kind' IN ('invitation', 'member-joined')
        AND j.data ->> 'company' = called AND lower(j.data ->> 'to') = ANY (addresses));
  DELETE FROM rate_limits l
    WHERE EXISTS (SELECT 1 FROM regexp_matches(l.key, anything, 'g') AS r(part) JOIN pg_temp.closing_ids i ON i.id = r.part[1]::uuid);
  UPDATE sessions SET active_company_id = NULL WHERE active_company_id = workspace;
END
$$;--> statement-breakpoint
-- Some people at a time, so that no single statement of a large workspace runs into the time a query may take. One transaction all the same.
CREATE FUNCTION erase_due_people(closing uuid, most integer) RETURNS integer LANGUAGE plpgsql SECURITY DEFINER SET search_path = public AS $$
DECLARE
  gone integer;
BEGIN
  DELETE FROM candidates WHERE id IN (SELECT id FROM candidates WHERE company_id = due_workspace(closing) LIMIT most);
  GET DIAGNOSTICS gone = ROW_COUNT;
  RETURN gone;
END
$$;--> statement-breakpoint
-- The rest goes with the company's own row, by foreign keys; then what no key leads to. It ends only where nothing is left.
CREATE FUNCTION erase_due_workspace(closing uuid) RETURNS void LANGUAGE plpgsql SECURITY DEFINER SET search_path = public AS $$
DECLARE
  workspace uuid := due_workspace(closing);
  each record;
  remaining jsonb;
BEGIN
  IF workspace IS NULL THEN RAISE EXCEPTION 'this closing is not due'; END IF;
  DELETE FROM companies WHERE id = workspace;
  FOR each IN SELECT * FROM workspace_tables() LOOP
    EXECUTE format('DELETE FROM %I WHERE %s', each.name, each.condition) USING workspace;
  END LOOP;
  remaining := workspace_counts(workspace);
  IF remaining <> '{}' THEN RAISE EXCEPTION 'rows of the workspace are left: %', remaining; END IF;
  -- The names of which the public search knows: those that no card has any more. Whoever publishes in this moment waits, and finds theirs missing.
  LOCK TABLE job_titles, job_places IN SHARE ROW EXCLUSIVE MODE;
  DELETE FROM job_titles t WHERE NOT EXISTS (SELECT 1 FROM jobs j WHERE j.title = t.name);
  DELETE FROM job_places p WHERE NOT EXISTS (SELECT 1 FROM jobs j WHERE j.location = p.name);
END
$$;--> statement-breakpoint

-- Admins hear once more some days before the end, the nearest of these days only.
CREATE FUNCTION claim_closing_reminders(days integer[]) RETURNS integer LANGUAGE plpgsql SECURITY DEFINER SET search_path = public AS $$
DECLARE
  due record;
  claimed integer := 0;
BEGIN
  FOR due IN
    SELECT k.id, k.company_id, (SELECT min(d) FROM unnest(days) AS d WHERE k.ends_at - make_interval(days => d) <= now()
      AND k.begun_at < k.ends_at - make_interval(days => d) AND (k.reminded_days IS NULL OR d < k.reminded_days)) AS days_left
    FROM workspace_closings k WHERE k.ends_at > now() FOR UPDATE OF k SKIP LOCKED
  LOOP
    CONTINUE WHEN due.days_left IS NULL;
    UPDATE workspace_closings SET reminded_days = due.days_left WHERE id = due.id;
    PERFORM enqueue_task('tell-of-closing', jsonb_build_object('closingId', due.id, 'companyId', due.company_id, 'userId', m.user_id, 'about', 'reminder',
      'daysLeft', due.days_left)) FROM company_members m WHERE m.company_id = due.company_id AND m.permissions = 'admin';
    claimed := claimed + 1;
  END LOOP;
  RETURN claimed;
END
$$;--> statement-breakpoint

REVOKE ALL ON FUNCTION write_closed_workspace(uuid, text, timestamptz, timestamptz, jsonb, text), closed_workspace(uuid), workspace_tables(),
  workspace_file_keys(uuid), workspace_counts(uuid), own_workspace_counts(), due_workspace(uuid), due_closings(), hold_due_closing(uuid),
  due_counts(uuid), due_file_keys(uuid), due_farewells(uuid), forget_due_mentions(uuid), erase_due_people(uuid, integer), erase_due_workspace(uuid),
  claim_closing_reminders(integer[]) FROM PUBLIC;--> statement-breakpoint
GRANT EXECUTE ON FUNCTION write_closed_workspace(uuid, text, timestamptz, timestamptz, jsonb, text), closed_workspace(uuid), own_workspace_counts(),
  due_closings(), hold_due_closing(uuid), due_counts(uuid), due_file_keys(uuid), due_farewells(uuid), forget_due_mentions(uuid),
  erase_due_people(uuid, integer), erase_due_workspace(uuid), claim_closing_reminders(integer[]) TO app_server;
