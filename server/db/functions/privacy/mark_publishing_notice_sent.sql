CREATE OR REPLACE FUNCTION mark_publishing_notice_sent(person uuid) RETURNS void LANGUAGE sql SECURITY DEFINER SET search_path = pg_catalog, public, pg_temp AS $$
  UPDATE privacy_settings s SET needs_publishing_notice = false FROM candidate_profiles p WHERE p.id = s.candidate_id AND p.user_id = person
$$;

REVOKE ALL ON FUNCTION mark_publishing_notice_sent(person uuid) FROM PUBLIC;
GRANT ALL ON FUNCTION mark_publishing_notice_sent(person uuid) TO app_server;
