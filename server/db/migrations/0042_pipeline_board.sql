CREATE TABLE "job_boards" (
	"job_id" uuid PRIMARY KEY NOT NULL,
	"company_id" uuid NOT NULL,
	"steps" jsonb NOT NULL,
	"revision" integer DEFAULT 1 NOT NULL,
	"updated_at" timestamp with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
CREATE TABLE "pipeline_move_parts" (
	"move_id" uuid NOT NULL,
	"company_id" uuid NOT NULL,
	"application_id" uuid NOT NULL,
	"before" jsonb NOT NULL,
	"mail_state" varchar(20),
	"mailed_at" timestamp with time zone,
	CONSTRAINT "pipeline_move_parts_move_id_application_id_pk" PRIMARY KEY("move_id","application_id"),
	CONSTRAINT "pipeline_move_parts_mail_known" CHECK ("pipeline_move_parts"."mail_state" in ('waiting', 'sending', 'sent', 'cancelled', 'suppressed', 'failed'))
);
--> statement-breakpoint
CREATE TABLE "pipeline_moves" (
	"id" uuid PRIMARY KEY DEFAULT uuid_v7() NOT NULL,
	"company_id" uuid NOT NULL,
	"job_id" uuid NOT NULL,
	"moved_by" uuid,
	"mail_subject" text,
	"mail_text" text,
	"mail_at" timestamp with time zone,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"undone_at" timestamp with time zone,
	CONSTRAINT "pipeline_moves_in_company" UNIQUE("company_id","id")
);
--> statement-breakpoint
DROP INDEX "job_applications_board";--> statement-breakpoint
ALTER TABLE "job_applications" ADD COLUMN "step" varchar(40) DEFAULT '' NOT NULL;--> statement-breakpoint
ALTER TABLE "job_applications" ADD COLUMN "rejection_kind" varchar(50);--> statement-breakpoint
ALTER TABLE "job_applications" ADD COLUMN "last_move_id" uuid;--> statement-breakpoint
ALTER TABLE "job_boards" ADD CONSTRAINT "job_boards_job" FOREIGN KEY ("company_id","job_id") REFERENCES "public"."jobs_enhanced"("company_id","id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "pipeline_move_parts" ADD CONSTRAINT "pipeline_move_parts_move" FOREIGN KEY ("company_id","move_id") REFERENCES "public"."pipeline_moves"("company_id","id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "pipeline_move_parts" ADD CONSTRAINT "pipeline_move_parts_application" FOREIGN KEY ("company_id","application_id") REFERENCES "public"."job_applications"("company_id","id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "pipeline_moves" ADD CONSTRAINT "pipeline_moves_moved_by_users_id_fk" FOREIGN KEY ("moved_by") REFERENCES "public"."users"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "pipeline_moves" ADD CONSTRAINT "pipeline_moves_job" FOREIGN KEY ("company_id","job_id") REFERENCES "public"."jobs_enhanced"("company_id","id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "job_boards_of_company" ON "job_boards" USING btree ("company_id","job_id");--> statement-breakpoint
CREATE INDEX "pipeline_move_parts_of_application" ON "pipeline_move_parts" USING btree ("company_id","application_id");--> statement-breakpoint
CREATE INDEX "pipeline_moves_of_job" ON "pipeline_moves" USING btree ("company_id","job_id");--> statement-breakpoint
CREATE INDEX "pipeline_moves_by" ON "pipeline_moves" USING btree ("moved_by");--> statement-breakpoint
CREATE INDEX "job_applications_board" ON "job_applications" USING btree ("company_id","job_id","stage","step","last_activity" DESC NULLS FIRST,"id" DESC NULLS FIRST);--> statement-breakpoint
ALTER TABLE "job_applications" ADD CONSTRAINT "job_applications_rejection_known" CHECK ("job_applications"."rejection_kind" in ('another-fits-better', 'experience', 'skills', 'pay', 'place-or-hours', 'withdrew-by-phone', 'role-closed', 'other'));