DROP INDEX "candidates_newest";--> statement-breakpoint
DROP INDEX "files_owner";--> statement-breakpoint
DROP INDEX "files_company";--> statement-breakpoint
DROP INDEX "invitations_company";--> statement-breakpoint
DROP INDEX "jobs_newest";--> statement-breakpoint
DROP INDEX "jobs_enhanced_list";--> statement-breakpoint
DROP INDEX "contact_requests_inbox";--> statement-breakpoint
DROP INDEX "leads_inbox";--> statement-breakpoint
DROP INDEX "quote_requests_inbox";--> statement-breakpoint
DROP INDEX "ai_job_matches_ranking";--> statement-breakpoint
DROP INDEX "job_applications_board";--> statement-breakpoint
DROP INDEX "job_applications_recent";--> statement-breakpoint
DROP INDEX "candidate_activities_newest";--> statement-breakpoint
DROP INDEX "resume_analyses_newest";--> statement-breakpoint
DROP INDEX "audit_log_company";--> statement-breakpoint
DROP INDEX "audit_log_actor";--> statement-breakpoint
DROP INDEX "mail_log_newest";--> statement-breakpoint
CREATE INDEX "candidates_newest" ON "candidates" USING btree ("company_id","created_at" DESC NULLS FIRST,"id" DESC NULLS FIRST);--> statement-breakpoint
CREATE INDEX "files_owner" ON "files" USING btree ("owner_user_id","created_at" DESC NULLS FIRST);--> statement-breakpoint
CREATE INDEX "files_company" ON "files" USING btree ("company_id","created_at" DESC NULLS FIRST);--> statement-breakpoint
CREATE INDEX "invitations_company" ON "invitations" USING btree ("company_id","created_at" DESC NULLS FIRST);--> statement-breakpoint
CREATE INDEX "jobs_newest" ON "jobs" USING btree ("is_featured" DESC NULLS FIRST,"created_at" DESC NULLS FIRST,"id" DESC NULLS FIRST) WHERE "jobs"."is_active";--> statement-breakpoint
CREATE INDEX "jobs_enhanced_list" ON "jobs_enhanced" USING btree ("company_id","status","created_at" DESC NULLS FIRST);--> statement-breakpoint
CREATE INDEX "contact_requests_inbox" ON "contact_requests" USING btree ("status","created_at" DESC NULLS FIRST);--> statement-breakpoint
CREATE INDEX "leads_inbox" ON "leads" USING btree ("status","created_at" DESC NULLS FIRST);--> statement-breakpoint
CREATE INDEX "quote_requests_inbox" ON "quote_requests" USING btree ("status","created_at" DESC NULLS FIRST);--> statement-breakpoint
CREATE INDEX "ai_job_matches_ranking" ON "ai_job_matches" USING btree ("company_id","job_id","overall_score" DESC NULLS FIRST);--> statement-breakpoint
CREATE INDEX "job_applications_board" ON "job_applications" USING btree ("company_id","job_id","stage","last_activity" DESC NULLS FIRST);--> statement-breakpoint
CREATE INDEX "job_applications_recent" ON "job_applications" USING btree ("company_id","applied_at" DESC NULLS FIRST);--> statement-breakpoint
CREATE INDEX "candidate_activities_newest" ON "candidate_activities" USING btree ("candidate_id","created_at" DESC NULLS FIRST);--> statement-breakpoint
CREATE INDEX "resume_analyses_newest" ON "resume_analyses" USING btree ("candidate_id","created_at" DESC NULLS FIRST);--> statement-breakpoint
CREATE INDEX "audit_log_company" ON "audit_log" USING btree ("company_id","created_at" DESC NULLS FIRST);--> statement-breakpoint
CREATE INDEX "audit_log_actor" ON "audit_log" USING btree ("actor_user_id","created_at" DESC NULLS FIRST);--> statement-breakpoint
CREATE INDEX "mail_log_newest" ON "mail_log" USING btree ("created_at" DESC NULLS FIRST);