CREATE TABLE "security_events" (
	"id" uuid PRIMARY KEY DEFAULT uuid_v7() NOT NULL,
	"at" timestamp with time zone DEFAULT now() NOT NULL,
	"kind" varchar(40) NOT NULL,
	"outcome" varchar(10) NOT NULL,
	"user_id" uuid,
	"subject_user_id" uuid,
	"company_id" uuid,
	"session_id" uuid,
	"network" varchar(45),
	"device" varchar(60),
	"details" jsonb NOT NULL,
	"is_firms" boolean DEFAULT false NOT NULL,
	CONSTRAINT "security_events_kind_known" CHECK ("security_events"."kind" in ('sign-in', 'sign-in-failed', 'sign-in-slowed', 'password-reset-requested', 'password-reset', 'password-changed', 'email-changed', 'email-confirmed', 'two-factor-enabled', 'two-factor-disabled', 'two-factor-reset', 'backup-code-used', 'backup-codes-renewed', 'passkey-added', 'passkey-removed', 'session-revoked', 'step-up-failed', 'token-created', 'token-revoked', 'token-new-network', 'webhook-created', 'webhook-removed', 'export-own-data', 'export-workspace', 'export-file', 'member-joined', 'member-removed', 'member-level-changed', 'staff-access-granted', 'staff-access-removed', 'staff-added', 'staff-removed', 'access-denied-burst')),
	CONSTRAINT "security_events_outcome_known" CHECK ("security_events"."outcome" in ('success', 'failure', 'blocked'))
);
--> statement-breakpoint
ALTER TABLE "api_tokens" ADD COLUMN "networks" text[] DEFAULT '{}' NOT NULL;--> statement-breakpoint
ALTER TABLE "security_events" ADD CONSTRAINT "security_events_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "security_events" ADD CONSTRAINT "security_events_subject_user_id_users_id_fk" FOREIGN KEY ("subject_user_id") REFERENCES "public"."users"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "security_events" ADD CONSTRAINT "security_events_company_id_companies_id_fk" FOREIGN KEY ("company_id") REFERENCES "public"."companies"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "security_events_company" ON "security_events" USING btree ("company_id","id" DESC NULLS FIRST);--> statement-breakpoint
CREATE INDEX "security_events_user" ON "security_events" USING btree ("user_id","id" DESC NULLS FIRST);--> statement-breakpoint
CREATE INDEX "security_events_subject" ON "security_events" USING btree ("subject_user_id");--> statement-breakpoint
CREATE INDEX "security_events_at" ON "security_events" USING btree ("at");