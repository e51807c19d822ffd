CREATE TABLE "consent_log" (
	"id" uuid PRIMARY KEY DEFAULT uuid_v7() NOT NULL,
	"user_id" uuid NOT NULL,
	"purpose" varchar(50) NOT NULL,
	"choice" varchar(20) NOT NULL,
	"text_id" varchar(100) NOT NULL,
	"text_hash" varchar(64) NOT NULL,
	"place" varchar(100) NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "consent_log_purpose_known" CHECK ("consent_log"."purpose" in ('account', 'ai-notice', 'job-alerts', 'recruiter-visibility', 'human-review', 'keep-profile')),
	CONSTRAINT "consent_log_choice_known" CHECK ("consent_log"."choice" in ('shown', 'acknowledged', 'given', 'withdrawn'))
);
--> statement-breakpoint
CREATE TABLE "erasures" (
	"id" uuid PRIMARY KEY DEFAULT uuid_v7() NOT NULL,
	"erased_at" timestamp with time zone NOT NULL,
	"cause" varchar(20) NOT NULL,
	"scope" varchar(20) NOT NULL,
	"marks" text[] NOT NULL,
	"counts" jsonb NOT NULL,
	CONSTRAINT "erasures_cause_known" CHECK ("erasures"."cause" in ('asked', 'retention')),
	CONSTRAINT "erasures_scope_known" CHECK ("erasures"."scope" in ('everything', 'candidate-side'))
);
--> statement-breakpoint
CREATE TABLE "human_reviews" (
	"profile_id" uuid PRIMARY KEY NOT NULL,
	"asked_at" timestamp with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
CREATE TABLE "retention_states" (
	"user_id" uuid PRIMARY KEY NOT NULL,
	"last_seen_at" timestamp with time zone NOT NULL,
	"noticed_at" timestamp with time zone,
	"notice_sent_at" timestamp with time zone
);
--> statement-breakpoint
ALTER TABLE "consent_log" ADD CONSTRAINT "consent_log_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "human_reviews" ADD CONSTRAINT "human_reviews_profile_id_candidate_profiles_id_fk" FOREIGN KEY ("profile_id") REFERENCES "public"."candidate_profiles"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "retention_states" ADD CONSTRAINT "retention_states_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "consent_log_newest" ON "consent_log" USING btree ("user_id","created_at" DESC NULLS FIRST,"id" DESC NULLS FIRST);--> statement-breakpoint
CREATE INDEX "retention_states_longest_away" ON "retention_states" USING btree ("last_seen_at");