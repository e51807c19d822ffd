ALTER TABLE shared_mail_domains ENABLE ROW LEVEL SECURITY;

ALTER TABLE shared_mail_domains FORCE ROW LEVEL SECURITY;

REVOKE ALL ON TABLE shared_mail_domains FROM app_server, app_reader;
GRANT SELECT, INSERT, UPDATE, DELETE ON TABLE shared_mail_domains TO app_server;
GRANT SELECT ON TABLE shared_mail_domains TO app_reader;

CREATE POLICY read_by_functions_alone ON shared_mail_domains FOR SELECT USING (false);
