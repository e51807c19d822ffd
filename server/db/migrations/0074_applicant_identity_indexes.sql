-- outside a transaction
ALTER TABLE "application_submissions" VALIDATE CONSTRAINT "application_submissions_verified_by_users_id_fk";--> statement-breakpoint
CREATE INDEX CONCURRENTLY "application_submissions_verified_by" ON "application_submissions" USING btree ("verified_by");--> statement-breakpoint
CREATE UNIQUE INDEX CONCURRENTLY "application_submissions_sent_as" ON "application_submissions" USING btree ("sent_as");--> statement-breakpoint
CREATE UNIQUE INDEX CONCURRENTLY "application_submissions_code" ON "application_submissions" USING btree ("code_hash");--> statement-breakpoint
CREATE INDEX CONCURRENTLY "application_submissions_made" ON "application_submissions" USING btree ("made_candidate_id") WHERE "application_submissions"."confirmed_at" is null;
