ALTER TABLE "application_submissions" ALTER COLUMN "email" DROP NOT NULL;--> statement-breakpoint
ALTER TABLE "application_submissions" ADD COLUMN "confirmed_at" timestamp with time zone;--> statement-breakpoint
ALTER TABLE "application_submissions" ADD COLUMN "verified_at" timestamp with time zone;--> statement-breakpoint
ALTER TABLE "application_submissions" ADD COLUMN "verified_by" uuid;--> statement-breakpoint
ALTER TABLE "application_submissions" ADD COLUMN "sent_as" uuid;--> statement-breakpoint
ALTER TABLE "application_submissions" ADD COLUMN "code_hash" varchar(64);--> statement-breakpoint
ALTER TABLE "application_submissions" ADD CONSTRAINT "application_submissions_verified_by_users_id_fk" FOREIGN KEY ("verified_by") REFERENCES "public"."users"("id") ON DELETE set null ON UPDATE no action NOT VALID;
