-- A client reviewer is identified by email address and erased by it. Their answers about candidates stay, without their name.
CREATE OR REPLACE FUNCTION erase_shortlist_reader(address text, cut timestamptz) RETURNS void LANGUAGE plpgsql SECURITY DEFINER SET search_path = pg_catalog, public, pg_temp AS $$
DECLARE
  reader shortlist_readers;
BEGIN
  FOR reader IN SELECT * FROM shortlist_readers r WHERE lower(r.email) = lower(address) AND r.created_at < cut LOOP
    UPDATE pipeline_activities p SET description = replace(p.description, reader.name, 'Erased person')
      WHERE p.activity_type LIKE 'shortlist\_%' AND strpos(p.description, reader.name) > 0
        AND p.application_id IN (SELECT e.application_id FROM shortlist_entries e WHERE e.shortlist_id = reader.shortlist_id
          UNION SELECT a.application_id FROM shortlist_answers a WHERE a.reader_id = reader.id);
    UPDATE audit_log l SET details = l.details || jsonb_strip_nulls(jsonb_build_object(
        'subject', replace(l.details ->> 'subject', reader.name, 'Erased person'), 'actor', CASE WHEN l.details ->> 'actor' = reader.name || ' (client)' THEN 'Erased person (client)' END))
      WHERE l.company_id = reader.company_id AND l.subject_type = 'shortlist'
        AND (strpos(l.details ->> 'subject', reader.name) > 0 OR l.details ->> 'actor' = reader.name || ' (client)');
    PERFORM erase_mails('{}', ARRAY[reader.id], '-infinity', cut), erase_tasks(ARRAY[reader.id], '{}', '-infinity', cut);
    UPDATE shortlist_readers SET name = 'Erased person', email = 'erased-' || id || '@erased.invalid', revoked_at = coalesce(revoked_at, cut) WHERE id = reader.id;
  END LOOP;
END
$$;

REVOKE ALL ON FUNCTION erase_shortlist_reader(address text, cut timestamp with time zone) FROM PUBLIC;
