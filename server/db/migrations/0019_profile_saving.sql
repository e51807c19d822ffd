ALTER TABLE "candidate_profiles" ADD COLUMN "stated_email" varchar(255);--> statement-breakpoint
ALTER TABLE "candidate_profiles" ADD COLUMN "revision" integer DEFAULT 0 NOT NULL;--> statement-breakpoint
ALTER TABLE "candidate_profiles" ADD CONSTRAINT "candidate_profiles_revision_grows" CHECK ("candidate_profiles"."revision" >= 0);