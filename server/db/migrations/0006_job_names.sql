CREATE TABLE "job_places" (
	"name" varchar(255) PRIMARY KEY NOT NULL
);
--> statement-breakpoint
CREATE TABLE "job_titles" (
	"name" varchar(255) PRIMARY KEY NOT NULL,
	"words" "tsvector" GENERATED ALWAYS AS (to_tsvector('english', name)) STORED
);
--> statement-breakpoint
DROP INDEX "jobs_search";--> statement-breakpoint
DROP INDEX "jobs_title_like";--> statement-breakpoint
DROP INDEX "jobs_location_like";--> statement-breakpoint
CREATE INDEX "job_places_like" ON "job_places" USING gin ("name" gin_trgm_ops);--> statement-breakpoint
CREATE INDEX "job_titles_like" ON "job_titles" USING gin ("name" gin_trgm_ops);--> statement-breakpoint
CREATE INDEX "job_titles_words" ON "job_titles" USING gin ("words");--> statement-breakpoint
CREATE INDEX "jobs_by_title" ON "jobs" USING btree ("title") WHERE "jobs"."is_active";--> statement-breakpoint
CREATE INDEX "jobs_by_location" ON "jobs" USING btree ("location") WHERE "jobs"."is_active";--> statement-breakpoint
ALTER TABLE "jobs" DROP COLUMN "search";