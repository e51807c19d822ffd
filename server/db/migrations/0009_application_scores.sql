-- outside a transaction
-- Every statement can run again: a migration outside a transaction that stops halfway starts over.
SET lock_timeout = '2s';--> statement-breakpoint
ALTER TABLE "job_applications" ADD COLUMN IF NOT EXISTS "score_engine" varchar(50);--> statement-breakpoint
ALTER TABLE "job_applications" ADD COLUMN IF NOT EXISTS "scored_at" timestamp with time zone;--> statement-breakpoint
RESET lock_timeout;--> statement-breakpoint
DROP INDEX CONCURRENTLY IF EXISTS "job_applications_by_score";--> statement-breakpoint
CREATE INDEX CONCURRENTLY "job_applications_by_score" ON "job_applications" USING btree ("company_id","job_id",coalesce("score", -1) desc,"id" DESC NULLS FIRST);--> statement-breakpoint
DROP INDEX CONCURRENTLY IF EXISTS "job_applications_candidates_by_score";--> statement-breakpoint
CREATE INDEX CONCURRENTLY "job_applications_candidates_by_score" ON "job_applications" USING btree ("company_id","score","candidate_id") WHERE "job_applications"."status" <> 'withdrawn' and "job_applications"."score" is not null;--> statement-breakpoint
DROP INDEX CONCURRENTLY IF EXISTS "job_applications_score_engine";--> statement-breakpoint
CREATE INDEX CONCURRENTLY "job_applications_score_engine" ON "job_applications" USING btree ("score_engine","company_id");