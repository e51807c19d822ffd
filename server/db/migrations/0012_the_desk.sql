CREATE TABLE "desk_contacts" (
	"id" uuid PRIMARY KEY DEFAULT uuid_v7() NOT NULL,
	"email" varchar(255) NOT NULL,
	"name" varchar(511) NOT NULL,
	"company" varchar(255) NOT NULL,
	"phone" varchar(32),
	"merged_into_id" uuid,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "desk_contacts_email_unique" UNIQUE("email")
);
--> statement-breakpoint
CREATE TABLE "desk_entries" (
	"id" uuid PRIMARY KEY DEFAULT uuid_v7() NOT NULL,
	"lead_id" uuid NOT NULL,
	"kind" varchar(50) NOT NULL,
	"author_id" uuid,
	"subject" text,
	"body" text,
	"message_id" varchar(998),
	"from_address" varchar(255),
	"to_address" varchar(255),
	"is_automatic" boolean DEFAULT false NOT NULL,
	"sent_at" timestamp with time zone,
	"failed_at" timestamp with time zone,
	"details" jsonb,
	"idempotency_key" uuid,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "desk_entries_messageId_unique" UNIQUE("message_id"),
	CONSTRAINT "desk_entries_idempotencyKey_unique" UNIQUE("idempotency_key"),
	CONSTRAINT "desk_entries_kind_known" CHECK ("desk_entries"."kind" in ('note', 'reply', 'call', 'mail', 'bounce', 'state', 'assignment', 'warning', 'breach', 'booking', 'won'))
);
--> statement-breakpoint
CREATE TABLE "desk_entry_files" (
	"entry_id" uuid NOT NULL,
	"file_id" uuid NOT NULL,
	CONSTRAINT "desk_entry_files_entry_id_file_id_pk" PRIMARY KEY("entry_id","file_id")
);
--> statement-breakpoint
CREATE TABLE "desk_leads" (
	"id" uuid PRIMARY KEY DEFAULT uuid_v7() NOT NULL,
	"kind" varchar(50) NOT NULL,
	"contact_id" uuid NOT NULL,
	"first_name" varchar(255) NOT NULL,
	"last_name" varchar(255) NOT NULL,
	"email" varchar(255) NOT NULL,
	"company" varchar(255) NOT NULL,
	"phone" varchar(50),
	"summary" text NOT NULL,
	"source" varchar(255) NOT NULL,
	"state" varchar(50) DEFAULT 'new' NOT NULL,
	"assignee_id" uuid,
	"received_at" timestamp with time zone NOT NULL,
	"due_at" timestamp with time zone NOT NULL,
	"first_replied_at" timestamp with time zone,
	"warned_at" timestamp with time zone,
	"breached_at" timestamp with time zone,
	"last_activity_at" timestamp with time zone NOT NULL,
	"company_id" uuid,
	"is_sample" boolean DEFAULT false NOT NULL,
	"search_text" text GENERATED ALWAYS AS (lower(first_name || ' ' || last_name || ' ' || email || ' ' || company || ' ' || coalesce(phone, '') || ' ' || left(summary, 2000))) STORED NOT NULL,
	CONSTRAINT "desk_leads_kind_known" CHECK ("desk_leads"."kind" in ('quote-request', 'lead', 'inquiry', 'contact-request', 'strategy-call', 'mail')),
	CONSTRAINT "desk_leads_state_known" CHECK ("desk_leads"."state" in ('new', 'in_progress', 'replied', 'won', 'lost', 'spam'))
);
--> statement-breakpoint
CREATE TABLE "desk_merges" (
	"id" uuid PRIMARY KEY DEFAULT uuid_v7() NOT NULL,
	"kept_id" uuid NOT NULL,
	"merged_id" uuid NOT NULL,
	"lead_ids" uuid[] NOT NULL,
	"merged_by" uuid,
	"merged_at" timestamp with time zone DEFAULT now() NOT NULL,
	"undone_at" timestamp with time zone
);
--> statement-breakpoint
CREATE TABLE "reply_templates" (
	"id" uuid PRIMARY KEY DEFAULT uuid_v7() NOT NULL,
	"name" varchar(100) NOT NULL,
	"subject" varchar(255) NOT NULL,
	"body" text NOT NULL,
	"is_sample" boolean DEFAULT false NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "reply_templates_name_unique" UNIQUE("name")
);
--> statement-breakpoint
CREATE TABLE "mail_suppressions" (
	"address" varchar(255) PRIMARY KEY NOT NULL,
	"reason" varchar(50) NOT NULL,
	"details" text,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "mail_suppressions_reason_known" CHECK ("mail_suppressions"."reason" in ('bounced', 'unsubscribed', 'complained'))
);
--> statement-breakpoint
CREATE TABLE "content_revisions" (
	"id" uuid PRIMARY KEY DEFAULT uuid_v7() NOT NULL,
	"subject" varchar(50) NOT NULL,
	"subject_id" varchar(100) NOT NULL,
	"action" varchar(50) NOT NULL,
	"before" jsonb,
	"after" jsonb,
	"author_id" uuid,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "content_revisions_action_known" CHECK ("content_revisions"."action" in ('created', 'changed', 'removed', 'restored'))
);
--> statement-breakpoint
CREATE TABLE "firm_settings" (
	"key" varchar(100) PRIMARY KEY NOT NULL,
	"value" jsonb NOT NULL,
	"updated_at" timestamp with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
ALTER TABLE "mail_log" DROP CONSTRAINT "mail_log_status_known";--> statement-breakpoint
DROP INDEX "strategy_calls_slot_once";--> statement-breakpoint
ALTER TABLE "strategy_calls" ADD COLUMN "ends_at" timestamp with time zone;--> statement-breakpoint
UPDATE "strategy_calls" SET "ends_at" = "starts_at" + make_interval(mins => "duration_minutes");--> statement-breakpoint
ALTER TABLE "strategy_calls" ALTER COLUMN "ends_at" SET NOT NULL;--> statement-breakpoint
ALTER TABLE "strategy_calls" ADD COLUMN "sequence" integer DEFAULT 0 NOT NULL;--> statement-breakpoint
ALTER TABLE "strategy_calls" ADD COLUMN "reminded_at" timestamp with time zone;--> statement-breakpoint
ALTER TABLE "desk_contacts" ADD CONSTRAINT "desk_contacts_merged_into_id_desk_contacts_id_fk" FOREIGN KEY ("merged_into_id") REFERENCES "public"."desk_contacts"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "desk_entries" ADD CONSTRAINT "desk_entries_lead_id_desk_leads_id_fk" FOREIGN KEY ("lead_id") REFERENCES "public"."desk_leads"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "desk_entries" ADD CONSTRAINT "desk_entries_author_id_users_id_fk" FOREIGN KEY ("author_id") REFERENCES "public"."users"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "desk_entry_files" ADD CONSTRAINT "desk_entry_files_entry_id_desk_entries_id_fk" FOREIGN KEY ("entry_id") REFERENCES "public"."desk_entries"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "desk_entry_files" ADD CONSTRAINT "desk_entry_files_file_id_files_id_fk" FOREIGN KEY ("file_id") REFERENCES "public"."files"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "desk_leads" ADD CONSTRAINT "desk_leads_contact_id_desk_contacts_id_fk" FOREIGN KEY ("contact_id") REFERENCES "public"."desk_contacts"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "desk_leads" ADD CONSTRAINT "desk_leads_assignee_id_users_id_fk" FOREIGN KEY ("assignee_id") REFERENCES "public"."users"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "desk_leads" ADD CONSTRAINT "desk_leads_company_id_companies_id_fk" FOREIGN KEY ("company_id") REFERENCES "public"."companies"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "desk_merges" ADD CONSTRAINT "desk_merges_kept_id_desk_contacts_id_fk" FOREIGN KEY ("kept_id") REFERENCES "public"."desk_contacts"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "desk_merges" ADD CONSTRAINT "desk_merges_merged_id_desk_contacts_id_fk" FOREIGN KEY ("merged_id") REFERENCES "public"."desk_contacts"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "desk_merges" ADD CONSTRAINT "desk_merges_merged_by_users_id_fk" FOREIGN KEY ("merged_by") REFERENCES "public"."users"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "content_revisions" ADD CONSTRAINT "content_revisions_author_id_users_id_fk" FOREIGN KEY ("author_id") REFERENCES "public"."users"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "desk_contacts_phone" ON "desk_contacts" USING btree ("phone");--> statement-breakpoint
CREATE INDEX "desk_contacts_merged" ON "desk_contacts" USING btree ("merged_into_id");--> statement-breakpoint
CREATE INDEX "desk_entries_lead" ON "desk_entries" USING btree ("lead_id","created_at","id");--> statement-breakpoint
CREATE INDEX "desk_entry_files_file" ON "desk_entry_files" USING btree ("file_id");--> statement-breakpoint
CREATE INDEX "desk_leads_open" ON "desk_leads" USING btree ("due_at","id") WHERE "desk_leads"."state" in ('new', 'in_progress');--> statement-breakpoint
CREATE INDEX "desk_leads_mine" ON "desk_leads" USING btree ("assignee_id","due_at","id") WHERE "desk_leads"."state" in ('new', 'in_progress');--> statement-breakpoint
CREATE INDEX "desk_leads_state" ON "desk_leads" USING btree ("state","received_at" DESC NULLS FIRST,"id" DESC NULLS FIRST);--> statement-breakpoint
CREATE INDEX "desk_leads_newest" ON "desk_leads" USING btree ("received_at" DESC NULLS FIRST,"id" DESC NULLS FIRST);--> statement-breakpoint
CREATE INDEX "desk_leads_contact" ON "desk_leads" USING btree ("contact_id");--> statement-breakpoint
CREATE INDEX "desk_leads_company" ON "desk_leads" USING btree ("company_id");--> statement-breakpoint
CREATE INDEX "desk_leads_clock" ON "desk_leads" USING btree ("due_at") WHERE "desk_leads"."first_replied_at" is null and "desk_leads"."breached_at" is null and "desk_leads"."state" in ('new', 'in_progress', 'replied');--> statement-breakpoint
CREATE INDEX "desk_leads_search" ON "desk_leads" USING gin ("search_text" gin_trgm_ops);--> statement-breakpoint
CREATE INDEX "desk_merges_kept" ON "desk_merges" USING btree ("kept_id");--> statement-breakpoint
CREATE UNIQUE INDEX "desk_merges_once" ON "desk_merges" USING btree ("merged_id") WHERE "desk_merges"."undone_at" is null;--> statement-breakpoint
CREATE INDEX "content_revisions_subject" ON "content_revisions" USING btree ("subject","subject_id","created_at" DESC NULLS FIRST);--> statement-breakpoint
CREATE INDEX "strategy_calls_upcoming" ON "strategy_calls" USING btree ("starts_at") WHERE "strategy_calls"."status" = 'booked';--> statement-breakpoint
ALTER TABLE "mail_log" ADD CONSTRAINT "mail_log_status_known" CHECK ("mail_log"."status" in ('queued', 'sent', 'failed', 'suppressed'));