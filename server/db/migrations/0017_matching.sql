CREATE EXTENSION IF NOT EXISTS intarray;--> statement-breakpoint
CREATE TABLE "candidate_match" (
	"subject_id" uuid PRIMARY KEY NOT NULL,
	"pool_id" uuid NOT NULL,
	"company_id" uuid,
	"candidate_id" uuid,
	"profile_id" uuid,
	"keys" integer[] NOT NULL,
	"words" integer[] NOT NULL,
	"brief" json NOT NULL,
	"blocked" text[] DEFAULT '{}' NOT NULL,
	"facts" json NOT NULL,
	"engine_version" varchar(50) NOT NULL,
	"made_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "candidate_match_whose" CHECK (("candidate_match"."candidate_id" = "candidate_match"."subject_id" and "candidate_match"."company_id" = "candidate_match"."pool_id" and "candidate_match"."profile_id" is null) or ("candidate_match"."profile_id" = "candidate_match"."subject_id" and "candidate_match"."company_id" is null and "candidate_match"."candidate_id" is null))
);
--> statement-breakpoint
CREATE TABLE "introduction_requests" (
	"id" uuid PRIMARY KEY DEFAULT uuid_v7() NOT NULL,
	"company_id" uuid NOT NULL,
	"profile_id" uuid NOT NULL,
	"job_id" uuid NOT NULL,
	"requested_by" uuid,
	"message" text DEFAULT '' NOT NULL,
	"status" varchar(50) DEFAULT 'requested' NOT NULL,
	"requested_at" timestamp with time zone DEFAULT now() NOT NULL,
	"answered_at" timestamp with time zone,
	"candidate_id" uuid,
	CONSTRAINT "introduction_requests_once" UNIQUE("company_id","profile_id"),
	CONSTRAINT "introduction_requests_status_known" CHECK ("introduction_requests"."status" in ('requested', 'accepted', 'declined'))
);
--> statement-breakpoint
CREATE TABLE "match_holders" (
	"pool_id" uuid NOT NULL,
	"key" integer NOT NULL,
	"holders" integer NOT NULL,
	CONSTRAINT "match_holders_pool_id_key_pk" PRIMARY KEY("pool_id","key")
);
--> statement-breakpoint
CREATE TABLE "match_runs" (
	"id" uuid PRIMARY KEY DEFAULT uuid_v7() NOT NULL,
	"company_id" uuid NOT NULL,
	"number" integer NOT NULL,
	"job_id" uuid NOT NULL,
	"job_title" varchar(255) NOT NULL,
	"engine_version" varchar(50) NOT NULL,
	"settings_hash" varchar(64) NOT NULL,
	"inputs_hash" varchar(64) NOT NULL,
	"pool_size" integer NOT NULL,
	"network_size" integer NOT NULL,
	"scored" integer NOT NULL,
	"proof" jsonb NOT NULL,
	"inputs" jsonb NOT NULL,
	"results" jsonb NOT NULL,
	"actor_user_id" uuid,
	"duration_ms" integer NOT NULL,
	"at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "match_runs_number" UNIQUE("company_id","number")
);
--> statement-breakpoint
CREATE TABLE "match_stale" (
	"subject_id" uuid PRIMARY KEY NOT NULL,
	"company_id" uuid,
	"user_id" uuid,
	"change" bigint NOT NULL
);
--> statement-breakpoint
ALTER TABLE "candidate_match" ADD CONSTRAINT "candidate_match_profile_id_candidate_profiles_id_fk" FOREIGN KEY ("profile_id") REFERENCES "public"."candidate_profiles"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "candidate_match" ADD CONSTRAINT "candidate_match_candidate" FOREIGN KEY ("company_id","candidate_id") REFERENCES "public"."candidates"("company_id","id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "introduction_requests" ADD CONSTRAINT "introduction_requests_profile_id_candidate_profiles_id_fk" FOREIGN KEY ("profile_id") REFERENCES "public"."candidate_profiles"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "introduction_requests" ADD CONSTRAINT "introduction_requests_requested_by_users_id_fk" FOREIGN KEY ("requested_by") REFERENCES "public"."users"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "introduction_requests" ADD CONSTRAINT "introduction_requests_candidate_id_candidates_id_fk" FOREIGN KEY ("candidate_id") REFERENCES "public"."candidates"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "introduction_requests" ADD CONSTRAINT "introduction_requests_job" FOREIGN KEY ("company_id","job_id") REFERENCES "public"."jobs_enhanced"("company_id","id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "match_runs" ADD CONSTRAINT "match_runs_company_id_companies_id_fk" FOREIGN KEY ("company_id") REFERENCES "public"."companies"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "candidate_match_candidate_list" ON "candidate_match" USING btree ("company_id","candidate_id");--> statement-breakpoint
CREATE INDEX "candidate_match_profile" ON "candidate_match" USING btree ("profile_id");--> statement-breakpoint
CREATE INDEX "candidate_match_version" ON "candidate_match" USING btree ("pool_id","engine_version","subject_id");--> statement-breakpoint
CREATE INDEX "candidate_match_keys" ON "candidate_match" USING gin ("keys" gin__int_ops);--> statement-breakpoint
CREATE INDEX "candidate_match_blocked" ON "candidate_match" USING gin ("blocked");--> statement-breakpoint
CREATE INDEX "introduction_requests_job_list" ON "introduction_requests" USING btree ("company_id","job_id");--> statement-breakpoint
CREATE INDEX "introduction_requests_profile" ON "introduction_requests" USING btree ("profile_id");--> statement-breakpoint
CREATE INDEX "introduction_requests_by" ON "introduction_requests" USING btree ("requested_by");--> statement-breakpoint
CREATE INDEX "introduction_requests_candidate" ON "introduction_requests" USING btree ("candidate_id");--> statement-breakpoint
CREATE INDEX "match_runs_job" ON "match_runs" USING btree ("company_id","job_id","at" DESC NULLS FIRST);--> statement-breakpoint
CREATE INDEX "match_stale_company" ON "match_stale" USING btree ("company_id");--> statement-breakpoint
CREATE INDEX "match_stale_user" ON "match_stale" USING btree ("user_id");