CREATE TABLE "shortlist_answers" (
	"id" uuid PRIMARY KEY DEFAULT uuid_v7() NOT NULL,
	"company_id" uuid NOT NULL,
	"reader_id" uuid NOT NULL,
	"application_id" uuid NOT NULL,
	"verdict" varchar(10) NOT NULL,
	"comment" text DEFAULT '' NOT NULL,
	"answered_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "shortlist_answers_once" UNIQUE("reader_id","application_id"),
	CONSTRAINT "shortlist_answers_verdict_known" CHECK ("shortlist_answers"."verdict" in ('yes', 'maybe', 'no'))
);
--> statement-breakpoint
CREATE TABLE "shortlist_entries" (
	"id" uuid PRIMARY KEY DEFAULT uuid_v7() NOT NULL,
	"company_id" uuid NOT NULL,
	"shortlist_id" uuid NOT NULL,
	"application_id" uuid NOT NULL,
	"place" integer NOT NULL,
	"why" text DEFAULT '' NOT NULL,
	"consent_id" uuid,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "shortlist_entries_once" UNIQUE("shortlist_id","application_id")
);
--> statement-breakpoint
CREATE TABLE "shortlist_readers" (
	"id" uuid PRIMARY KEY DEFAULT uuid_v7() NOT NULL,
	"company_id" uuid NOT NULL,
	"shortlist_id" uuid NOT NULL,
	"name" varchar(120) NOT NULL,
	"email" varchar(255) NOT NULL,
	"mail_state" varchar(20),
	"revoked_at" timestamp with time zone,
	"first_opened_at" timestamp with time zone,
	"last_opened_at" timestamp with time zone,
	"times_opened" integer DEFAULT 0 NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "shortlist_readers_in_company" UNIQUE("company_id","id"),
	CONSTRAINT "shortlist_readers_mail_known" CHECK ("shortlist_readers"."mail_state" in ('waiting', 'sent', 'suppressed'))
);
--> statement-breakpoint
CREATE TABLE "shortlists" (
	"id" uuid PRIMARY KEY DEFAULT uuid_v7() NOT NULL,
	"company_id" uuid NOT NULL,
	"job_id" uuid NOT NULL,
	"title" varchar(200) NOT NULL,
	"note" text DEFAULT '' NOT NULL,
	"is_anonymous" boolean DEFAULT true NOT NULL,
	"expires_at" timestamp with time zone NOT NULL,
	"sent_at" timestamp with time zone,
	"revoked_at" timestamp with time zone,
	"created_by" uuid,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"updated_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "shortlists_in_company" UNIQUE("company_id","id")
);
--> statement-breakpoint
CREATE TABLE "submission_consents" (
	"id" uuid PRIMARY KEY DEFAULT uuid_v7() NOT NULL,
	"company_id" uuid NOT NULL,
	"application_id" uuid NOT NULL,
	"created_by" uuid,
	"is_anonymous" boolean NOT NULL,
	"until" timestamp with time zone NOT NULL,
	"text" text NOT NULL,
	"times_asked" integer DEFAULT 1 NOT NULL,
	"last_asked_at" timestamp with time zone DEFAULT now() NOT NULL,
	"answer" varchar(10),
	"answered_at" timestamp with time zone,
	"withdrawn_at" timestamp with time zone,
	"replaced_at" timestamp with time zone,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "submission_consents_in_company" UNIQUE("company_id","id"),
	CONSTRAINT "submission_consents_answer_known" CHECK ("submission_consents"."answer" in ('yes', 'no')),
	CONSTRAINT "submission_consents_answered" CHECK (("submission_consents"."answer" is null) = ("submission_consents"."answered_at" is null)),
	CONSTRAINT "submission_consents_withdrawn" CHECK ("submission_consents"."withdrawn_at" is null or "submission_consents"."answer" = 'yes')
);
--> statement-breakpoint
ALTER TABLE "shortlist_answers" ADD CONSTRAINT "shortlist_answers_reader" FOREIGN KEY ("company_id","reader_id") REFERENCES "public"."shortlist_readers"("company_id","id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "shortlist_answers" ADD CONSTRAINT "shortlist_answers_application" FOREIGN KEY ("company_id","application_id") REFERENCES "public"."job_applications"("company_id","id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "shortlist_entries" ADD CONSTRAINT "shortlist_entries_shortlist" FOREIGN KEY ("company_id","shortlist_id") REFERENCES "public"."shortlists"("company_id","id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "shortlist_entries" ADD CONSTRAINT "shortlist_entries_application" FOREIGN KEY ("company_id","application_id") REFERENCES "public"."job_applications"("company_id","id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "shortlist_readers" ADD CONSTRAINT "shortlist_readers_shortlist" FOREIGN KEY ("company_id","shortlist_id") REFERENCES "public"."shortlists"("company_id","id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "shortlists" ADD CONSTRAINT "shortlists_created_by_users_id_fk" FOREIGN KEY ("created_by") REFERENCES "public"."users"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "shortlists" ADD CONSTRAINT "shortlists_job" FOREIGN KEY ("company_id","job_id") REFERENCES "public"."jobs_enhanced"("company_id","id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "submission_consents" ADD CONSTRAINT "submission_consents_created_by_users_id_fk" FOREIGN KEY ("created_by") REFERENCES "public"."users"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "submission_consents" ADD CONSTRAINT "submission_consents_application" FOREIGN KEY ("company_id","application_id") REFERENCES "public"."job_applications"("company_id","id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "shortlist_answers_of" ON "shortlist_answers" USING btree ("company_id","reader_id");--> statement-breakpoint
CREATE INDEX "shortlist_answers_application_list" ON "shortlist_answers" USING btree ("company_id","application_id","answered_at" DESC NULLS FIRST);--> statement-breakpoint
CREATE INDEX "shortlist_entries_of" ON "shortlist_entries" USING btree ("company_id","shortlist_id");--> statement-breakpoint
CREATE INDEX "shortlist_entries_application_list" ON "shortlist_entries" USING btree ("company_id","application_id");--> statement-breakpoint
CREATE INDEX "shortlist_entries_consent_list" ON "shortlist_entries" USING btree ("company_id","consent_id");--> statement-breakpoint
CREATE UNIQUE INDEX "shortlist_readers_once" ON "shortlist_readers" USING btree ("shortlist_id",lower("email"));--> statement-breakpoint
CREATE INDEX "shortlist_readers_of" ON "shortlist_readers" USING btree ("company_id","shortlist_id");--> statement-breakpoint
CREATE INDEX "shortlist_readers_email" ON "shortlist_readers" USING btree (lower("email"));--> statement-breakpoint
CREATE INDEX "shortlists_of_job" ON "shortlists" USING btree ("company_id","job_id","created_at" DESC NULLS FIRST);--> statement-breakpoint
CREATE UNIQUE INDEX "submission_consents_one_open" ON "submission_consents" USING btree ("application_id") WHERE "submission_consents"."answer" is null and "submission_consents"."replaced_at" is null;--> statement-breakpoint
CREATE INDEX "submission_consents_of" ON "submission_consents" USING btree ("company_id","application_id","created_at" DESC NULLS FIRST);