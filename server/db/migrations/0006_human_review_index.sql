-- outside a transaction
CREATE INDEX CONCURRENTLY "application_submissions_reviewed_in_company" ON "application_submissions" USING btree ("company_id") WHERE "application_submissions"."requests_human_review";
