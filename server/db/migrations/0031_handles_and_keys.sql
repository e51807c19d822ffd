ALTER TABLE "candidate_profiles" ADD COLUMN "handle" varchar(80);--> statement-breakpoint
ALTER TABLE "privacy_settings" ADD COLUMN "blocked_keys" text[] GENERATED ALWAYS AS (blocking_keys(blocked_companies)) STORED NOT NULL;--> statement-breakpoint
ALTER TABLE "candidate_profiles" ADD CONSTRAINT "candidate_profiles_handle_unique" UNIQUE("handle");--> statement-breakpoint
ALTER TABLE "candidate_profiles" ADD CONSTRAINT "candidate_profiles_handle_plain" CHECK ("candidate_profiles"."handle" ~ '^[a-z0-9]+(-[a-z0-9]+)*$');