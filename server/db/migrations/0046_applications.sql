CREATE TABLE "application_consents" (
	"id" uuid PRIMARY KEY DEFAULT uuid_v7() NOT NULL,
	"company_id" uuid NOT NULL,
	"application_id" uuid NOT NULL,
	"purpose" varchar(50) NOT NULL,
	"choice" varchar(20) NOT NULL,
	"text_id" varchar(100) NOT NULL,
	"text_hash" varchar(64) NOT NULL,
	"place" varchar(100) NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "application_consents_purpose_known" CHECK ("application_consents"."purpose" in ('account', 'ai-notice', 'job-alerts', 'recruiter-visibility', 'human-review', 'keep-profile', 'application')),
	CONSTRAINT "application_consents_choice_known" CHECK ("application_consents"."choice" in ('shown', 'acknowledged', 'given', 'withdrawn'))
);
--> statement-breakpoint
CREATE TABLE "application_submissions" (
	"application_id" uuid PRIMARY KEY NOT NULL,
	"company_id" uuid NOT NULL,
	"user_id" uuid,
	"first_name" varchar(100) NOT NULL,
	"last_name" varchar(100) NOT NULL,
	"email" varchar(255) NOT NULL,
	"phone" varchar(50),
	"location" varchar(255),
	"current_title" varchar(255),
	"note" text,
	"file_id" uuid,
	"resume_state" varchar(20) DEFAULT 'none' NOT NULL,
	"made_candidate_id" uuid,
	"wants_person" boolean DEFAULT false NOT NULL,
	"spam_signals" text[] DEFAULT '{}' NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "application_submissions_resume_known" CHECK ("application_submissions"."resume_state" in ('none', 'read', 'not_read'))
);
--> statement-breakpoint
CREATE TABLE "team_tasks" (
	"id" uuid PRIMARY KEY DEFAULT uuid_v7() NOT NULL,
	"company_id" uuid NOT NULL,
	"application_id" uuid NOT NULL,
	"kind" varchar(50) NOT NULL,
	"due_at" timestamp with time zone NOT NULL,
	"raised_at" timestamp with time zone DEFAULT now() NOT NULL,
	"done_at" timestamp with time zone,
	CONSTRAINT "team_tasks_once" UNIQUE("application_id","kind","due_at"),
	CONSTRAINT "team_tasks_kind_known" CHECK ("team_tasks"."kind" in ('answer_overdue'))
);
--> statement-breakpoint
ALTER TABLE "consent_log" DROP CONSTRAINT "consent_log_purpose_known";--> statement-breakpoint
ALTER TABLE "job_applications" ADD COLUMN "answer_due_at" timestamp with time zone;--> statement-breakpoint
ALTER TABLE "application_consents" ADD CONSTRAINT "application_consents_application" FOREIGN KEY ("company_id","application_id") REFERENCES "public"."job_applications"("company_id","id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "application_submissions" ADD CONSTRAINT "application_submissions_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "application_submissions" ADD CONSTRAINT "application_submissions_file_id_files_id_fk" FOREIGN KEY ("file_id") REFERENCES "public"."files"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "application_submissions" ADD CONSTRAINT "application_submissions_application" FOREIGN KEY ("company_id","application_id") REFERENCES "public"."job_applications"("company_id","id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "team_tasks" ADD CONSTRAINT "team_tasks_application" FOREIGN KEY ("company_id","application_id") REFERENCES "public"."job_applications"("company_id","id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "application_consents_of" ON "application_consents" USING btree ("company_id","application_id","created_at");--> statement-breakpoint
CREATE INDEX "application_submissions_user" ON "application_submissions" USING btree ("user_id");--> statement-breakpoint
CREATE INDEX "application_submissions_email" ON "application_submissions" USING btree (lower("email"));--> statement-breakpoint
CREATE INDEX "application_submissions_file" ON "application_submissions" USING btree ("file_id");--> statement-breakpoint
CREATE INDEX "application_submissions_reviewed" ON "application_submissions" USING btree ("application_id") WHERE "application_submissions"."wants_person";--> statement-breakpoint
CREATE INDEX "team_tasks_open" ON "team_tasks" USING btree ("company_id","due_at") WHERE "team_tasks"."done_at" is null;--> statement-breakpoint
CREATE INDEX "job_applications_answers_due" ON "job_applications" USING btree ("answer_due_at") WHERE "job_applications"."status" = 'active';--> statement-breakpoint
ALTER TABLE "consent_log" ADD CONSTRAINT "consent_log_purpose_known" CHECK ("consent_log"."purpose" in ('account', 'ai-notice', 'job-alerts', 'recruiter-visibility', 'human-review', 'keep-profile', 'application'));