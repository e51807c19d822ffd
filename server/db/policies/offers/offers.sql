ALTER TABLE offers ENABLE ROW LEVEL SECURITY;

ALTER TABLE offers FORCE ROW LEVEL SECURITY;

REVOKE ALL ON TABLE offers FROM app_server, app_reader;
GRANT SELECT, INSERT, UPDATE, DELETE ON TABLE offers TO app_server;
GRANT SELECT ON TABLE offers TO app_reader;

CREATE POLICY seen_by_deciders ON offers FOR SELECT USING (company_id = (SELECT app_company_id())
  AND (application_id = (SELECT app_application_id()) OR can_decide_on_application(application_id)));

CREATE POLICY made_by_deciders ON offers FOR INSERT WITH CHECK (company_id = (SELECT app_company_id())
  AND created_by = (SELECT app_user_id()) AND status = 'draft' AND can_decide_on_application(application_id));

CREATE POLICY changed_by_both ON offers FOR UPDATE USING (company_id = (SELECT app_company_id())
    AND (application_id = (SELECT app_application_id()) OR can_decide_on_application(application_id)))
  WITH CHECK (company_id = (SELECT app_company_id())
    AND (application_id = (SELECT app_application_id()) OR can_decide_on_application(application_id)));

CREATE POLICY drafts_discarded ON offers FOR DELETE USING (company_id = (SELECT app_company_id()) AND status = 'draft'
  AND can_decide_on_application(application_id));
