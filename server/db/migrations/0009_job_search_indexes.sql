DROP INDEX "jobs_by_title";--> statement-breakpoint
DROP INDEX "jobs_by_location";--> statement-breakpoint
CREATE INDEX "jobs_by_title" ON "jobs" USING btree ("title","is_featured","created_at","id","salary_min_usd","salary_max_usd") WHERE "jobs"."is_active";--> statement-breakpoint
CREATE INDEX "jobs_by_location" ON "jobs" USING btree ("location","title","is_featured","created_at","id","salary_min_usd","salary_max_usd") WHERE "jobs"."is_active";