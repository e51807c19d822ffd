CREATE TABLE "interview_invitations" (
	"id" uuid PRIMARY KEY DEFAULT uuid_v7() NOT NULL,
	"company_id" uuid NOT NULL,
	"application_id" uuid NOT NULL,
	"interview_id" uuid,
	"created_by" uuid,
	"panel" uuid[] NOT NULL,
	"duration" integer NOT NULL,
	"type" varchar(50) NOT NULL,
	"location" varchar(255),
	"meeting_link" varchar(500),
	"notice_hours" integer NOT NULL,
	"buffer_minutes" integer NOT NULL,
	"expires_at" timestamp with time zone NOT NULL,
	"revoked_at" timestamp with time zone,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
CREATE TABLE "interview_kits" (
	"job_id" uuid PRIMARY KEY NOT NULL,
	"company_id" uuid NOT NULL,
	"questions" jsonb NOT NULL,
	"attributes" jsonb NOT NULL,
	"revision" integer DEFAULT 1 NOT NULL,
	"updated_at" timestamp with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
CREATE TABLE "interview_panelists" (
	"interview_id" uuid NOT NULL,
	"company_id" uuid NOT NULL,
	"user_id" uuid NOT NULL,
	"starts_at" timestamp with time zone NOT NULL,
	"ends_at" timestamp with time zone NOT NULL,
	"occupies" boolean DEFAULT true NOT NULL,
	CONSTRAINT "interview_panelists_interview_id_user_id_pk" PRIMARY KEY("interview_id","user_id")
);
--> statement-breakpoint
CREATE TABLE "member_hours" (
	"company_id" uuid NOT NULL,
	"user_id" uuid NOT NULL,
	"time_zone" varchar(64) NOT NULL,
	"week" jsonb NOT NULL,
	"updated_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "member_hours_company_id_user_id_pk" PRIMARY KEY("company_id","user_id")
);
--> statement-breakpoint
CREATE TABLE "scorecard_amendments" (
	"id" uuid PRIMARY KEY DEFAULT uuid_v7() NOT NULL,
	"company_id" uuid NOT NULL,
	"scorecard_id" uuid NOT NULL,
	"before" jsonb NOT NULL,
	"reason" varchar(500) NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
CREATE TABLE "scorecards" (
	"id" uuid PRIMARY KEY DEFAULT uuid_v7() NOT NULL,
	"company_id" uuid NOT NULL,
	"interview_id" uuid NOT NULL,
	"user_id" uuid,
	"status" varchar(20) DEFAULT 'draft' NOT NULL,
	"ratings" jsonb DEFAULT '[]'::jsonb NOT NULL,
	"notes" text DEFAULT '' NOT NULL,
	"recommendation" varchar(20),
	"reason" varchar(500),
	"submitted_at" timestamp with time zone,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"updated_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "scorecards_once" UNIQUE("interview_id","user_id"),
	CONSTRAINT "scorecards_status_known" CHECK ("scorecards"."status" in ('draft', 'submitted')),
	CONSTRAINT "scorecards_recommendation_known" CHECK ("scorecards"."recommendation" in ('strong_no', 'no', 'yes', 'strong_yes'))
);
--> statement-breakpoint
ALTER TABLE "interviews" ADD CONSTRAINT "interviews_in_company" UNIQUE("company_id","id");--> statement-breakpoint
ALTER TABLE "interviews" ADD COLUMN "created_by" uuid;--> statement-breakpoint
ALTER TABLE "interviews" ADD COLUMN "held_candidate_id" uuid;--> statement-breakpoint
ALTER TABLE "interviews" ADD COLUMN "ends_at" timestamp with time zone;--> statement-breakpoint
ALTER TABLE "interviews" ADD COLUMN "time_zone" varchar(64);--> statement-breakpoint
ALTER TABLE "interviews" ADD COLUMN "sequence" integer DEFAULT 0 NOT NULL;--> statement-breakpoint
ALTER TABLE "interview_invitations" ADD CONSTRAINT "interview_invitations_created_by_users_id_fk" FOREIGN KEY ("created_by") REFERENCES "public"."users"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "interview_invitations" ADD CONSTRAINT "interview_invitations_application" FOREIGN KEY ("company_id","application_id") REFERENCES "public"."job_applications"("company_id","id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "interview_kits" ADD CONSTRAINT "interview_kits_job" FOREIGN KEY ("company_id","job_id") REFERENCES "public"."jobs_enhanced"("company_id","id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "interview_panelists" ADD CONSTRAINT "interview_panelists_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "interview_panelists" ADD CONSTRAINT "interview_panelists_interview" FOREIGN KEY ("company_id","interview_id") REFERENCES "public"."interviews"("company_id","id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "member_hours" ADD CONSTRAINT "member_hours_company_id_companies_id_fk" FOREIGN KEY ("company_id") REFERENCES "public"."companies"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "member_hours" ADD CONSTRAINT "member_hours_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "scorecard_amendments" ADD CONSTRAINT "scorecard_amendments_scorecard_id_scorecards_id_fk" FOREIGN KEY ("scorecard_id") REFERENCES "public"."scorecards"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "scorecards" ADD CONSTRAINT "scorecards_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "scorecards" ADD CONSTRAINT "scorecards_interview" FOREIGN KEY ("company_id","interview_id") REFERENCES "public"."interviews"("company_id","id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "interview_invitations_of" ON "interview_invitations" USING btree ("company_id","application_id");--> statement-breakpoint
CREATE INDEX "interview_invitations_interview" ON "interview_invitations" USING btree ("company_id","interview_id");--> statement-breakpoint
CREATE INDEX "interview_kits_of_company" ON "interview_kits" USING btree ("company_id","job_id");--> statement-breakpoint
CREATE INDEX "interview_panelists_user" ON "interview_panelists" USING btree ("user_id","starts_at");--> statement-breakpoint
CREATE INDEX "interview_panelists_of_company" ON "interview_panelists" USING btree ("company_id","interview_id");--> statement-breakpoint
CREATE INDEX "member_hours_user" ON "member_hours" USING btree ("user_id");--> statement-breakpoint
CREATE INDEX "scorecard_amendments_of" ON "scorecard_amendments" USING btree ("scorecard_id","created_at");--> statement-breakpoint
CREATE INDEX "scorecards_of" ON "scorecards" USING btree ("company_id","interview_id");--> statement-breakpoint
CREATE INDEX "scorecards_user" ON "scorecards" USING btree ("user_id");--> statement-breakpoint
ALTER TABLE "interviews" ADD CONSTRAINT "interviews_created_by_users_id_fk" FOREIGN KEY ("created_by") REFERENCES "public"."users"("id") ON DELETE set null ON UPDATE no action;
