CREATE TABLE "workspace_plans" (
	"company_id" uuid PRIMARY KEY NOT NULL,
	"plan" varchar(50) NOT NULL,
	"ends_on" date,
	"set_by" uuid,
	"set_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "workspace_plans_plan_known" CHECK ("workspace_plans"."plan" in ('starter', 'professional', 'enterprise'))
);
--> statement-breakpoint
ALTER TABLE "jobs" ADD COLUMN "nice_to_have" text[] DEFAULT '{}' NOT NULL;--> statement-breakpoint
ALTER TABLE "jobs" ADD COLUMN "benefits" text;--> statement-breakpoint
ALTER TABLE "jobs" ADD COLUMN "position_id" uuid;--> statement-breakpoint
ALTER TABLE "jobs" ADD COLUMN "slug" varchar(160) DEFAULT '' NOT NULL;--> statement-breakpoint
ALTER TABLE "jobs" ADD COLUMN "employment_type" varchar(50);--> statement-breakpoint
ALTER TABLE "jobs" ADD COLUMN "is_remote" boolean DEFAULT false NOT NULL;--> statement-breakpoint
ALTER TABLE "jobs" ADD COLUMN "min_years" integer;--> statement-breakpoint
ALTER TABLE "jobs" ADD COLUMN "starts_on" date;--> statement-breakpoint
ALTER TABLE "jobs" ADD COLUMN "closes_at" timestamp with time zone;--> statement-breakpoint
ALTER TABLE "jobs_enhanced" ADD COLUMN "revision" integer DEFAULT 1 NOT NULL;--> statement-breakpoint
ALTER TABLE "workspace_plans" ADD CONSTRAINT "workspace_plans_company_id_companies_id_fk" FOREIGN KEY ("company_id") REFERENCES "public"."companies"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "workspace_plans" ADD CONSTRAINT "workspace_plans_set_by_users_id_fk" FOREIGN KEY ("set_by") REFERENCES "public"."users"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "workspace_plans_set_by" ON "workspace_plans" USING btree ("set_by");--> statement-breakpoint
ALTER TABLE "jobs" ADD CONSTRAINT "jobs_position_id_jobs_enhanced_id_fk" FOREIGN KEY ("position_id") REFERENCES "public"."jobs_enhanced"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "jobs_feed" ON "jobs" USING btree ("id") WHERE "jobs"."is_active" and not "jobs"."is_sample";--> statement-breakpoint
CREATE INDEX "jobs_closing" ON "jobs" USING btree ("closes_at") WHERE "jobs"."is_active";--> statement-breakpoint
ALTER TABLE "jobs" ADD CONSTRAINT "jobs_position_once" UNIQUE("position_id");--> statement-breakpoint
-- What stands already gets its address before every address must be its own.
CREATE FUNCTION job_slug(job uuid, title text, company text, place text) RETURNS text LANGUAGE sql STABLE PARALLEL SAFE AS $$
  SELECT btrim(left(regexp_replace(lower(unaccent(concat_ws('-', title, company, place))), '[^a-z0-9]+', '-', 'g'), 120), '-')
    || '-' || right(replace(job::text, '-', ''), 10)
$$;--> statement-breakpoint
UPDATE "jobs" SET "slug" = job_slug("id", "title", "company", "location");--> statement-breakpoint
ALTER TABLE "jobs" ADD CONSTRAINT "jobs_slug_once" UNIQUE("slug");--> statement-breakpoint
ALTER TABLE "jobs" ADD CONSTRAINT "jobs_employment_type_known" CHECK ("jobs"."employment_type" in ('full-time', 'part-time', 'contract', 'temporary', 'internship'));