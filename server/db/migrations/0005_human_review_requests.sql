ALTER TABLE "application_submissions" ADD COLUMN "review_requested_at" timestamp with time zone;
