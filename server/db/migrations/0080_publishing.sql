ALTER TABLE "privacy_settings" ADD COLUMN "published_at" timestamp with time zone;--> statement-breakpoint
ALTER TABLE "privacy_settings" ADD COLUMN "published_visibility" varchar(50);--> statement-breakpoint
ALTER TABLE "privacy_settings" ADD COLUMN "published_email" boolean DEFAULT false NOT NULL;--> statement-breakpoint
ALTER TABLE "privacy_settings" ADD COLUMN "published_phone" boolean DEFAULT false NOT NULL;--> statement-breakpoint
ALTER TABLE "privacy_settings" ADD COLUMN "published_location" boolean DEFAULT false NOT NULL;--> statement-breakpoint
ALTER TABLE "privacy_settings" ADD COLUMN "published_salary" boolean DEFAULT false NOT NULL;--> statement-breakpoint
ALTER TABLE "privacy_settings" ADD COLUMN "owes_notice" boolean DEFAULT false NOT NULL;--> statement-breakpoint
-- safe: one row for each person with a profile.
ALTER TABLE "privacy_settings" ADD CONSTRAINT "privacy_settings_published" CHECK ((published_at is null) = (published_visibility is null) and published_visibility in ('public', 'recruiters_only'));