-- Returns the consent that allows showing a candidate on this list now, or null. An anonymous consent covers only an anonymous list.
CREATE OR REPLACE FUNCTION consent_for(list shortlists, application uuid) RETURNS uuid LANGUAGE sql STABLE SECURITY DEFINER SET search_path = pg_catalog, public, pg_temp AS $$
  SELECT c.id FROM submission_consents c WHERE c.company_id = list.company_id AND c.application_id = application
    AND c.answer = 'yes' AND c.withdrawn_at IS NULL AND c.until > now() AND (list.is_anonymous OR NOT c.is_anonymous)
  ORDER BY c.until DESC, c.id DESC LIMIT 1
$$;

REVOKE ALL ON FUNCTION consent_for(list shortlists, application uuid) FROM PUBLIC;
GRANT ALL ON FUNCTION consent_for(list shortlists, application uuid) TO app_server;
