CREATE TABLE "fairness_audits" (
	"id" uuid PRIMARY KEY DEFAULT uuid_v7() NOT NULL,
	"company_id" uuid NOT NULL,
	"job_id" uuid,
	"job_title" varchar(255),
	"applicants" integer NOT NULL,
	"median_score" real,
	"engine_version" varchar(50) NOT NULL,
	"tables" jsonb NOT NULL,
	"made_by" uuid,
	"made_at" timestamp with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
CREATE TABLE "self_identifications" (
	"application_id" uuid PRIMARY KEY NOT NULL,
	"sex" varchar(20),
	"race" varchar(20),
	"text_id" varchar(100) NOT NULL,
	"text_hash" varchar(64) NOT NULL,
	"answered_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "self_identifications_sex_known" CHECK ("self_identifications"."sex" in ('female', 'male', 'another', 'declined')),
	CONSTRAINT "self_identifications_race_known" CHECK ("self_identifications"."race" in ('hispanic', 'white', 'black', 'pacific', 'asian', 'native', 'several', 'declined'))
);
--> statement-breakpoint
ALTER TABLE "fairness_audits" ADD CONSTRAINT "fairness_audits_company_id_companies_id_fk" FOREIGN KEY ("company_id") REFERENCES "public"."companies"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "fairness_audits" ADD CONSTRAINT "fairness_audits_made_by_users_id_fk" FOREIGN KEY ("made_by") REFERENCES "public"."users"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "self_identifications" ADD CONSTRAINT "self_identifications_application" FOREIGN KEY ("application_id") REFERENCES "public"."application_submissions"("application_id") ON DELETE cascade ON UPDATE cascade;--> statement-breakpoint
CREATE INDEX "fairness_audits_newest" ON "fairness_audits" USING btree ("company_id","made_at" DESC NULLS FIRST);--> statement-breakpoint
CREATE INDEX "fairness_audits_by" ON "fairness_audits" USING btree ("made_by");