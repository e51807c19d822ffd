CREATE TABLE "strategy_calls" (
	"id" uuid PRIMARY KEY DEFAULT uuid_v7() NOT NULL,
	"starts_at" timestamp with time zone NOT NULL,
	"duration_minutes" integer DEFAULT 30 NOT NULL,
	"time_zone" varchar(64) NOT NULL,
	"first_name" varchar(255) NOT NULL,
	"last_name" varchar(255) NOT NULL,
	"email" varchar(255) NOT NULL,
	"company" varchar(255) NOT NULL,
	"phone" varchar(50),
	"team_size" varchar(50),
	"urgency" varchar(50) NOT NULL,
	"tech_stack" text,
	"challenges" text NOT NULL,
	"status" varchar(50) DEFAULT 'booked' NOT NULL,
	"is_sample" boolean DEFAULT false NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "strategy_calls_status_known" CHECK ("strategy_calls"."status" in ('booked', 'cancelled', 'completed', 'no_show'))
);
--> statement-breakpoint
CREATE TABLE "candidates" (
	"id" uuid PRIMARY KEY DEFAULT uuid_v7() NOT NULL,
	"company_id" uuid NOT NULL,
	"first_name" varchar(100) NOT NULL,
	"last_name" varchar(100) NOT NULL,
	"email" varchar(255) NOT NULL,
	"phone" varchar(50),
	"resume_url" varchar(500),
	"linkedin_url" varchar(500),
	"portfolio_url" varchar(500),
	"current_title" varchar(255),
	"current_company" varchar(255),
	"experience" integer,
	"skills" text[] DEFAULT '{}' NOT NULL,
	"location" varchar(255),
	"desired_salary" numeric(12, 2),
	"availability" varchar(50) DEFAULT 'immediate' NOT NULL,
	"source" varchar(100),
	"notes" text,
	"summary" text,
	"work_history" jsonb DEFAULT '[]'::jsonb NOT NULL,
	"education" jsonb DEFAULT '[]'::jsonb NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"updated_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "candidates_in_company" UNIQUE("company_id","id"),
	CONSTRAINT "candidates_experience_sane" CHECK ("candidates"."experience" between 0 and 80)
);
--> statement-breakpoint
CREATE TABLE "companies" (
	"id" uuid PRIMARY KEY DEFAULT uuid_v7() NOT NULL,
	"name" varchar(255) NOT NULL,
	"description" text,
	"website" varchar(500),
	"industry" varchar(100),
	"size" varchar(50),
	"logo_url" varchar(500),
	"is_sample" boolean DEFAULT false NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
CREATE TABLE "company_members" (
	"id" uuid PRIMARY KEY DEFAULT uuid_v7() NOT NULL,
	"company_id" uuid NOT NULL,
	"user_id" uuid NOT NULL,
	"position" varchar(100),
	"department" varchar(100),
	"permissions" varchar(50) DEFAULT 'view' NOT NULL,
	"joined_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "company_members_once" UNIQUE("company_id","user_id"),
	CONSTRAINT "company_members_permissions_known" CHECK ("company_members"."permissions" in ('admin', 'editor', 'viewer', 'view'))
);
--> statement-breakpoint
CREATE TABLE "company_profiles" (
	"company_id" uuid PRIMARY KEY NOT NULL,
	"tagline" text NOT NULL,
	"culture" text NOT NULL,
	"benefits" text[] DEFAULT '{}' NOT NULL,
	"locations" text[] DEFAULT '{}' NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"updated_at" timestamp with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
CREATE TABLE "files" (
	"id" uuid PRIMARY KEY DEFAULT uuid_v7() NOT NULL,
	"owner_user_id" uuid,
	"company_id" uuid,
	"purpose" varchar(50) NOT NULL,
	"file_name" varchar(255) NOT NULL,
	"media_type" varchar(100) NOT NULL,
	"size_bytes" bigint NOT NULL,
	"sha256" varchar(64) NOT NULL,
	"storage_key" varchar(255) NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"deleted_at" timestamp with time zone,
	CONSTRAINT "files_storageKey_unique" UNIQUE("storage_key"),
	CONSTRAINT "files_size_positive" CHECK ("files"."size_bytes" >= 0)
);
--> statement-breakpoint
CREATE TABLE "auth_rate_limits" (
	"id" uuid PRIMARY KEY DEFAULT uuid_v7() NOT NULL,
	"key" varchar(255) NOT NULL,
	"count" integer NOT NULL,
	"last_request" bigint NOT NULL,
	CONSTRAINT "auth_rate_limits_key_unique" UNIQUE("key")
);
--> statement-breakpoint
CREATE TABLE "credentials" (
	"id" uuid PRIMARY KEY DEFAULT uuid_v7() NOT NULL,
	"user_id" uuid NOT NULL,
	"account_id" varchar(255) NOT NULL,
	"provider_id" varchar(100) NOT NULL,
	"password_hash" text,
	"access_token" text,
	"refresh_token" text,
	"id_token" text,
	"access_token_expires_at" timestamp with time zone,
	"refresh_token_expires_at" timestamp with time zone,
	"scope" text,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"updated_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "credentials_provider_account" UNIQUE("provider_id","account_id"),
	CONSTRAINT "credentials_password_required" CHECK ("credentials"."provider_id" <> 'credential' or coalesce(length("credentials"."password_hash"), 0) >= 60)
);
--> statement-breakpoint
CREATE TABLE "sessions" (
	"id" uuid PRIMARY KEY DEFAULT uuid_v7() NOT NULL,
	"user_id" uuid NOT NULL,
	"token" varchar(255) NOT NULL,
	"expires_at" timestamp with time zone NOT NULL,
	"ip_address" varchar(64),
	"user_agent" text,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"updated_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "sessions_token_unique" UNIQUE("token")
);
--> statement-breakpoint
CREATE TABLE "two_factors" (
	"id" uuid PRIMARY KEY DEFAULT uuid_v7() NOT NULL,
	"user_id" uuid NOT NULL,
	"secret" text NOT NULL,
	"backup_codes" text NOT NULL,
	"verified" boolean DEFAULT true NOT NULL,
	"failed_verification_count" integer DEFAULT 0 NOT NULL,
	"locked_until" timestamp with time zone
);
--> statement-breakpoint
CREATE TABLE "users" (
	"id" uuid PRIMARY KEY DEFAULT uuid_v7() NOT NULL,
	"username" varchar(255) NOT NULL,
	"name" varchar(255) NOT NULL,
	"email_verified" boolean DEFAULT false NOT NULL,
	"kind" varchar(50) DEFAULT 'candidate' NOT NULL,
	"image" varchar(500),
	"is_anonymous" boolean DEFAULT false NOT NULL,
	"two_factor_enabled" boolean DEFAULT false NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"updated_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "users_username_unique" UNIQUE("username"),
	CONSTRAINT "users_kind_known" CHECK ("users"."kind" in ('employer', 'candidate', 'staff', 'visitor')),
	CONSTRAINT "users_username_lower" CHECK ("users"."username" = lower("users"."username"))
);
--> statement-breakpoint
CREATE TABLE "verifications" (
	"id" uuid PRIMARY KEY DEFAULT uuid_v7() NOT NULL,
	"identifier" varchar(255) NOT NULL,
	"value" text NOT NULL,
	"expires_at" timestamp with time zone NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"updated_at" timestamp with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
CREATE TABLE "interviews" (
	"id" uuid PRIMARY KEY DEFAULT uuid_v7() NOT NULL,
	"company_id" uuid NOT NULL,
	"application_id" uuid NOT NULL,
	"interviewer_id" uuid,
	"type" varchar(50) DEFAULT 'video' NOT NULL,
	"scheduled_at" timestamp with time zone NOT NULL,
	"duration" integer DEFAULT 60 NOT NULL,
	"location" varchar(255),
	"meeting_link" varchar(500),
	"status" varchar(50) DEFAULT 'scheduled' NOT NULL,
	"feedback" text,
	"rating" integer,
	"recommendation" varchar(50),
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"updated_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "interviews_status_known" CHECK ("interviews"."status" in ('scheduled', 'completed', 'cancelled', 'no_show')),
	CONSTRAINT "interviews_duration_sane" CHECK ("interviews"."duration" between 5 and 720),
	CONSTRAINT "interviews_rating_range" CHECK ("interviews"."rating" between 1 and 5)
);
--> statement-breakpoint
CREATE TABLE "invitations" (
	"id" uuid PRIMARY KEY DEFAULT uuid_v7() NOT NULL,
	"company_id" uuid NOT NULL,
	"team_id" uuid,
	"email" varchar(255) NOT NULL,
	"role" varchar(100) NOT NULL,
	"permissions" varchar(50) DEFAULT 'view' NOT NULL,
	"token_hash" varchar(64) NOT NULL,
	"invited_by" uuid,
	"expires_at" timestamp with time zone NOT NULL,
	"accepted_at" timestamp with time zone,
	"revoked_at" timestamp with time zone,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "invitations_tokenHash_unique" UNIQUE("token_hash"),
	CONSTRAINT "invitations_permissions_known" CHECK ("invitations"."permissions" in ('admin', 'editor', 'viewer', 'view'))
);
--> statement-breakpoint
CREATE TABLE "jobs" (
	"id" uuid PRIMARY KEY DEFAULT uuid_v7() NOT NULL,
	"title" varchar(255) NOT NULL,
	"company" varchar(255) NOT NULL,
	"location" varchar(255) NOT NULL,
	"salary" varchar(100) NOT NULL,
	"salary_min_usd" numeric(12, 2),
	"salary_max_usd" numeric(12, 2),
	"type" varchar(50) NOT NULL,
	"industry" varchar(100),
	"description" text NOT NULL,
	"requirements" text[] DEFAULT '{}' NOT NULL,
	"is_active" boolean DEFAULT true NOT NULL,
	"is_featured" boolean DEFAULT false NOT NULL,
	"is_sample" boolean DEFAULT false NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"search" "tsvector" GENERATED ALWAYS AS (setweight(to_tsvector('english', title), 'A') || setweight(to_tsvector('english', company), 'B') || setweight(to_tsvector('english', description), 'C')) STORED,
	CONSTRAINT "jobs_salary_order" CHECK ("jobs"."salary_min_usd" <= "jobs"."salary_max_usd")
);
--> statement-breakpoint
CREATE TABLE "jobs_enhanced" (
	"id" uuid PRIMARY KEY DEFAULT uuid_v7() NOT NULL,
	"title" varchar(255) NOT NULL,
	"department" varchar(100),
	"description" text,
	"requirements" text,
	"must_have" text[] DEFAULT '{}' NOT NULL,
	"nice_to_have" text[] DEFAULT '{}' NOT NULL,
	"benefits" text,
	"location" varchar(255),
	"remote" boolean DEFAULT false NOT NULL,
	"salary_min" numeric(12, 2),
	"salary_max" numeric(12, 2),
	"min_years" integer,
	"type" varchar(50) DEFAULT 'full-time' NOT NULL,
	"status" varchar(50) DEFAULT 'draft' NOT NULL,
	"priority" varchar(50) DEFAULT 'medium' NOT NULL,
	"company_id" uuid NOT NULL,
	"hiring_team_id" uuid,
	"created_by" uuid,
	"assigned_recruiter_id" uuid,
	"target_start_date" date,
	"application_deadline" timestamp with time zone,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"updated_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "jobs_enhanced_in_company" UNIQUE("company_id","id"),
	CONSTRAINT "jobs_enhanced_status_known" CHECK ("jobs_enhanced"."status" in ('draft', 'active', 'paused', 'closed')),
	CONSTRAINT "jobs_enhanced_priority_known" CHECK ("jobs_enhanced"."priority" in ('high', 'medium', 'low')),
	CONSTRAINT "jobs_enhanced_salary_order" CHECK ("jobs_enhanced"."salary_min" <= "jobs_enhanced"."salary_max")
);
--> statement-breakpoint
CREATE TABLE "contact_requests" (
	"id" uuid PRIMARY KEY DEFAULT uuid_v7() NOT NULL,
	"name" varchar(255) NOT NULL,
	"phone" varchar(50) NOT NULL,
	"email" varchar(255) NOT NULL,
	"company" varchar(255) NOT NULL,
	"hiring_needs" text NOT NULL,
	"job_description" text,
	"job_description_file" varchar(500),
	"file_id" uuid,
	"page_path" varchar(255),
	"is_sample" boolean DEFAULT false NOT NULL,
	"status" varchar(50) DEFAULT 'new' NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "contact_requests_status_known" CHECK ("contact_requests"."status" in ('new', 'in_progress', 'replied', 'won', 'lost', 'spam'))
);
--> statement-breakpoint
CREATE TABLE "leads" (
	"id" uuid PRIMARY KEY DEFAULT uuid_v7() NOT NULL,
	"first_name" varchar(255) NOT NULL,
	"last_name" varchar(255) NOT NULL,
	"email" varchar(255) NOT NULL,
	"company" varchar(255) NOT NULL,
	"company_size" varchar(50),
	"interests" text[] NOT NULL,
	"message" text,
	"job_description" text,
	"status" varchar(50) DEFAULT 'new' NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "leads_status_known" CHECK ("leads"."status" in ('new', 'in_progress', 'replied', 'won', 'lost', 'spam'))
);
--> statement-breakpoint
CREATE TABLE "quote_requests" (
	"id" uuid PRIMARY KEY DEFAULT uuid_v7() NOT NULL,
	"first_name" varchar(255) NOT NULL,
	"last_name" varchar(255) NOT NULL,
	"email" varchar(255) NOT NULL,
	"phone" varchar(50),
	"company" varchar(255) NOT NULL,
	"job_title" varchar(255),
	"company_size" varchar(50),
	"hiring_need" text NOT NULL,
	"timeline" varchar(50),
	"message" text,
	"status" varchar(50) DEFAULT 'new' NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "quote_requests_status_known" CHECK ("quote_requests"."status" in ('new', 'in_progress', 'replied', 'won', 'lost', 'spam'))
);
--> statement-breakpoint
CREATE TABLE "ai_job_matches" (
	"id" uuid PRIMARY KEY DEFAULT uuid_v7() NOT NULL,
	"company_id" uuid NOT NULL,
	"candidate_id" uuid NOT NULL,
	"job_id" uuid NOT NULL,
	"overall_score" integer NOT NULL,
	"skills_match" integer NOT NULL,
	"experience_match" integer NOT NULL,
	"location_match" integer NOT NULL,
	"salary_match" integer NOT NULL,
	"culture_match" integer,
	"matching_factors" jsonb,
	"recommendations" text[] DEFAULT '{}' NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "ai_job_matches_percent" CHECK (least("ai_job_matches"."overall_score", "ai_job_matches"."skills_match", "ai_job_matches"."experience_match", "ai_job_matches"."location_match", "ai_job_matches"."salary_match", "ai_job_matches"."culture_match") >= 0 and greatest("ai_job_matches"."overall_score", "ai_job_matches"."skills_match", "ai_job_matches"."experience_match", "ai_job_matches"."location_match", "ai_job_matches"."salary_match", "ai_job_matches"."culture_match") <= 100)
);
--> statement-breakpoint
CREATE TABLE "job_applications" (
	"id" uuid PRIMARY KEY DEFAULT uuid_v7() NOT NULL,
	"company_id" uuid NOT NULL,
	"job_id" uuid NOT NULL,
	"candidate_id" uuid NOT NULL,
	"stage" varchar(50) DEFAULT 'applied' NOT NULL,
	"status" varchar(50) DEFAULT 'active' NOT NULL,
	"score" integer,
	"assigned_recruiter_id" uuid,
	"source" varchar(100),
	"applied_at" timestamp with time zone DEFAULT now() NOT NULL,
	"last_activity" timestamp with time zone DEFAULT now() NOT NULL,
	"hired_at" timestamp with time zone,
	"rejected_at" timestamp with time zone,
	"rejection_reason" text,
	"offer_amount" numeric(12, 2),
	"offer_date" date,
	"start_date" date,
	"notes" text,
	CONSTRAINT "job_applications_in_company" UNIQUE("company_id","id"),
	CONSTRAINT "job_applications_once" UNIQUE("job_id","candidate_id"),
	CONSTRAINT "job_applications_stage_known" CHECK ("job_applications"."stage" in ('applied', 'screening', 'interview', 'offer', 'hired', 'rejected')),
	CONSTRAINT "job_applications_status_known" CHECK ("job_applications"."status" in ('active', 'withdrawn', 'closed'))
);
--> statement-breakpoint
CREATE TABLE "pipeline_activities" (
	"id" uuid PRIMARY KEY DEFAULT uuid_v7() NOT NULL,
	"company_id" uuid NOT NULL,
	"application_id" uuid NOT NULL,
	"from_stage" varchar(50),
	"to_stage" varchar(50),
	"activity_type" varchar(50) NOT NULL,
	"description" text,
	"performed_by" uuid,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
CREATE TABLE "candidate_activities" (
	"id" uuid PRIMARY KEY DEFAULT uuid_v7() NOT NULL,
	"candidate_id" uuid NOT NULL,
	"activity_type" varchar(50) NOT NULL,
	"description" text,
	"metadata" jsonb,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
CREATE TABLE "candidate_job_interests" (
	"id" uuid PRIMARY KEY DEFAULT uuid_v7() NOT NULL,
	"candidate_id" uuid NOT NULL,
	"job_id" uuid NOT NULL,
	"interest_type" varchar(50) NOT NULL,
	"match_score" integer,
	"ai_recommendation_reason" text,
	"status" varchar(50) DEFAULT 'pending' NOT NULL,
	"applied_at" timestamp with time zone,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "candidate_job_interests_once" UNIQUE("candidate_id","job_id","interest_type"),
	CONSTRAINT "candidate_job_interests_status_known" CHECK ("candidate_job_interests"."status" in ('pending', 'applied', 'dismissed', 'withdrawn'))
);
--> statement-breakpoint
CREATE TABLE "candidate_profiles" (
	"id" uuid PRIMARY KEY DEFAULT uuid_v7() NOT NULL,
	"user_id" uuid NOT NULL,
	"first_name" varchar(100),
	"last_name" varchar(100),
	"email" varchar(255),
	"phone" varchar(50),
	"location" varchar(255),
	"title" varchar(255),
	"summary" text,
	"skills" text[] DEFAULT '{}' NOT NULL,
	"experience" jsonb DEFAULT '[]'::jsonb NOT NULL,
	"education" jsonb DEFAULT '[]'::jsonb NOT NULL,
	"certifications" text[] DEFAULT '{}' NOT NULL,
	"preferred_roles" text[] DEFAULT '{}' NOT NULL,
	"preferred_locations" text[] DEFAULT '{}' NOT NULL,
	"salary_expectation" numeric(12, 2),
	"availability_status" varchar(50) DEFAULT 'open' NOT NULL,
	"resume_url" varchar(500),
	"portfolio_url" varchar(500),
	"linkedin_url" varchar(500),
	"github_url" varchar(500),
	"ai_analysis" jsonb,
	"profile_completeness" integer DEFAULT 0 NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"updated_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "candidate_profiles_userId_unique" UNIQUE("user_id"),
	CONSTRAINT "candidate_profiles_email_unique" UNIQUE("email"),
	CONSTRAINT "candidate_profiles_availability_known" CHECK ("candidate_profiles"."availability_status" in ('open', 'passive', 'closed')),
	CONSTRAINT "candidate_profiles_completeness_percent" CHECK ("candidate_profiles"."profile_completeness" between 0 and 100)
);
--> statement-breakpoint
CREATE TABLE "external_integrations" (
	"id" uuid PRIMARY KEY DEFAULT uuid_v7() NOT NULL,
	"candidate_id" uuid NOT NULL,
	"platform" varchar(50) NOT NULL,
	"profile_url" varchar(500),
	"username" varchar(255),
	"is_verified" boolean DEFAULT false NOT NULL,
	"sync_enabled" boolean DEFAULT true NOT NULL,
	"last_synced_at" timestamp with time zone,
	"metadata" jsonb,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "external_integrations_once" UNIQUE("candidate_id","platform")
);
--> statement-breakpoint
CREATE TABLE "portfolio_items" (
	"id" uuid PRIMARY KEY DEFAULT uuid_v7() NOT NULL,
	"candidate_id" uuid NOT NULL,
	"title" varchar(255) NOT NULL,
	"description" text,
	"project_url" varchar(500),
	"image_url" varchar(500),
	"video_url" varchar(500),
	"technologies" text[] DEFAULT '{}' NOT NULL,
	"role" varchar(255),
	"start_date" date,
	"end_date" date,
	"highlights" text[] DEFAULT '{}' NOT NULL,
	"visibility" varchar(50) DEFAULT 'public' NOT NULL,
	"display_order" integer DEFAULT 0 NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"updated_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "portfolio_items_visibility_known" CHECK ("portfolio_items"."visibility" in ('public', 'recruiters_only', 'private'))
);
--> statement-breakpoint
CREATE TABLE "privacy_settings" (
	"id" uuid PRIMARY KEY DEFAULT uuid_v7() NOT NULL,
	"candidate_id" uuid NOT NULL,
	"profile_visibility" varchar(50) DEFAULT 'public' NOT NULL,
	"show_email" boolean DEFAULT false NOT NULL,
	"show_phone" boolean DEFAULT false NOT NULL,
	"show_location" boolean DEFAULT true NOT NULL,
	"show_salary_expectation" boolean DEFAULT false NOT NULL,
	"show_resume" boolean DEFAULT true NOT NULL,
	"allow_recruiter_contact" boolean DEFAULT true NOT NULL,
	"allow_networking" boolean DEFAULT true NOT NULL,
	"blocked_companies" text[] DEFAULT '{}' NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"updated_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "privacy_settings_candidateId_unique" UNIQUE("candidate_id"),
	CONSTRAINT "privacy_settings_visibility_known" CHECK ("privacy_settings"."profile_visibility" in ('public', 'recruiters_only', 'private'))
);
--> statement-breakpoint
CREATE TABLE "professional_connections" (
	"id" uuid PRIMARY KEY DEFAULT uuid_v7() NOT NULL,
	"candidate_id" uuid NOT NULL,
	"connected_candidate_id" uuid NOT NULL,
	"connection_type" varchar(50) DEFAULT 'professional' NOT NULL,
	"status" varchar(50) DEFAULT 'pending' NOT NULL,
	"message" text,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"updated_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "professional_connections_once" UNIQUE("candidate_id","connected_candidate_id"),
	CONSTRAINT "professional_connections_status_known" CHECK ("professional_connections"."status" in ('pending', 'accepted', 'ignored')),
	CONSTRAINT "professional_connections_two_people" CHECK ("professional_connections"."candidate_id" <> "professional_connections"."connected_candidate_id")
);
--> statement-breakpoint
CREATE TABLE "resume_analyses" (
	"id" uuid PRIMARY KEY DEFAULT uuid_v7() NOT NULL,
	"candidate_id" uuid NOT NULL,
	"file_name" varchar(255) NOT NULL,
	"file_url" varchar(500),
	"extracted_text" text,
	"skills" text[] DEFAULT '{}' NOT NULL,
	"experience" jsonb,
	"education" jsonb,
	"ats_score" integer,
	"keyword_optimization" jsonb,
	"ai_recommendations" jsonb,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
CREATE TABLE "audit_log" (
	"id" uuid PRIMARY KEY DEFAULT uuid_v7() NOT NULL,
	"company_id" uuid,
	"actor_user_id" uuid,
	"action" varchar(100) NOT NULL,
	"subject_type" varchar(50) NOT NULL,
	"subject_id" uuid,
	"details" jsonb,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
CREATE TABLE "mail_log" (
	"id" uuid PRIMARY KEY DEFAULT uuid_v7() NOT NULL,
	"key" varchar(255) NOT NULL,
	"message_id" varchar(255) NOT NULL,
	"to_address" varchar(255) NOT NULL,
	"template" varchar(100) NOT NULL,
	"subject" text NOT NULL,
	"status" varchar(50) DEFAULT 'queued' NOT NULL,
	"attempts" integer DEFAULT 0 NOT NULL,
	"error" text,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"sent_at" timestamp with time zone,
	CONSTRAINT "mail_log_key_unique" UNIQUE("key"),
	CONSTRAINT "mail_log_status_known" CHECK ("mail_log"."status" in ('queued', 'sent', 'failed'))
);
--> statement-breakpoint
CREATE TABLE "rate_limits" (
	"key" varchar(255) PRIMARY KEY NOT NULL,
	"points" integer DEFAULT 0 NOT NULL,
	"expire" bigint
);
--> statement-breakpoint
CREATE TABLE "experts" (
	"id" uuid PRIMARY KEY DEFAULT uuid_v7() NOT NULL,
	"slug" varchar(100) NOT NULL,
	"name" varchar(255) NOT NULL,
	"title" varchar(255) NOT NULL,
	"company" varchar(255) NOT NULL,
	"previous_companies" text[] DEFAULT '{}' NOT NULL,
	"skills" text[] DEFAULT '{}' NOT NULL,
	"specialties" text[] DEFAULT '{}' NOT NULL,
	"experience_years" integer NOT NULL,
	"hourly_rate_usd" numeric(12, 2) NOT NULL,
	"availability" varchar(50) NOT NULL,
	"location" varchar(255) NOT NULL,
	"image_url" varchar(500),
	"success_rate_percent" integer NOT NULL,
	"projects_completed" integer NOT NULL,
	"bio" text NOT NULL,
	"is_sample" boolean DEFAULT false NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "experts_slug_unique" UNIQUE("slug"),
	CONSTRAINT "experts_availability_known" CHECK ("experts"."availability" in ('quarter-time', 'half-time', 'both')),
	CONSTRAINT "experts_success_percent" CHECK ("experts"."success_rate_percent" between 0 and 100)
);
--> statement-breakpoint
CREATE TABLE "team_members" (
	"id" uuid PRIMARY KEY DEFAULT uuid_v7() NOT NULL,
	"name" varchar(255) NOT NULL,
	"position" varchar(255) NOT NULL,
	"experience" varchar(255) NOT NULL,
	"avatar_url" varchar(500),
	"order" integer DEFAULT 0 NOT NULL,
	CONSTRAINT "team_members_name_unique" UNIQUE("name")
);
--> statement-breakpoint
CREATE TABLE "testimonials" (
	"id" uuid PRIMARY KEY DEFAULT uuid_v7() NOT NULL,
	"name" varchar(255) NOT NULL,
	"position" varchar(255) NOT NULL,
	"company" varchar(255) NOT NULL,
	"content" text NOT NULL,
	"rating" integer NOT NULL,
	"avatar_url" varchar(500),
	"is_sample" boolean DEFAULT false NOT NULL,
	CONSTRAINT "testimonials_rating_stars" CHECK ("testimonials"."rating" between 1 and 5)
);
--> statement-breakpoint
CREATE TABLE "hiring_team_members" (
	"id" uuid PRIMARY KEY DEFAULT uuid_v7() NOT NULL,
	"company_id" uuid NOT NULL,
	"team_id" uuid NOT NULL,
	"user_id" uuid NOT NULL,
	"role" varchar(100) NOT NULL,
	"permissions" varchar(50) DEFAULT 'view' NOT NULL,
	"joined_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "hiring_team_members_once" UNIQUE("team_id","user_id"),
	CONSTRAINT "hiring_team_members_permissions_known" CHECK ("hiring_team_members"."permissions" in ('admin', 'editor', 'viewer', 'view'))
);
--> statement-breakpoint
CREATE TABLE "hiring_teams" (
	"id" uuid PRIMARY KEY DEFAULT uuid_v7() NOT NULL,
	"name" varchar(255) NOT NULL,
	"description" text,
	"company_id" uuid NOT NULL,
	"created_by" uuid,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"updated_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "hiring_teams_in_company" UNIQUE("company_id","id")
);
--> statement-breakpoint
ALTER TABLE "candidates" ADD CONSTRAINT "candidates_company_id_companies_id_fk" FOREIGN KEY ("company_id") REFERENCES "public"."companies"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "company_members" ADD CONSTRAINT "company_members_company_id_companies_id_fk" FOREIGN KEY ("company_id") REFERENCES "public"."companies"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "company_members" ADD CONSTRAINT "company_members_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "company_profiles" ADD CONSTRAINT "company_profiles_company_id_companies_id_fk" FOREIGN KEY ("company_id") REFERENCES "public"."companies"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "files" ADD CONSTRAINT "files_owner_user_id_users_id_fk" FOREIGN KEY ("owner_user_id") REFERENCES "public"."users"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "files" ADD CONSTRAINT "files_company_id_companies_id_fk" FOREIGN KEY ("company_id") REFERENCES "public"."companies"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "credentials" ADD CONSTRAINT "credentials_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "sessions" ADD CONSTRAINT "sessions_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "two_factors" ADD CONSTRAINT "two_factors_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "interviews" ADD CONSTRAINT "interviews_interviewer_id_users_id_fk" FOREIGN KEY ("interviewer_id") REFERENCES "public"."users"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "interviews" ADD CONSTRAINT "interviews_application" FOREIGN KEY ("company_id","application_id") REFERENCES "public"."job_applications"("company_id","id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "invitations" ADD CONSTRAINT "invitations_company_id_companies_id_fk" FOREIGN KEY ("company_id") REFERENCES "public"."companies"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "invitations" ADD CONSTRAINT "invitations_team_id_hiring_teams_id_fk" FOREIGN KEY ("team_id") REFERENCES "public"."hiring_teams"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "invitations" ADD CONSTRAINT "invitations_invited_by_users_id_fk" FOREIGN KEY ("invited_by") REFERENCES "public"."users"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "jobs_enhanced" ADD CONSTRAINT "jobs_enhanced_company_id_companies_id_fk" FOREIGN KEY ("company_id") REFERENCES "public"."companies"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "jobs_enhanced" ADD CONSTRAINT "jobs_enhanced_created_by_users_id_fk" FOREIGN KEY ("created_by") REFERENCES "public"."users"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "jobs_enhanced" ADD CONSTRAINT "jobs_enhanced_assigned_recruiter_id_users_id_fk" FOREIGN KEY ("assigned_recruiter_id") REFERENCES "public"."users"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "jobs_enhanced" ADD CONSTRAINT "jobs_enhanced_team" FOREIGN KEY ("company_id","hiring_team_id") REFERENCES "public"."hiring_teams"("company_id","id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "contact_requests" ADD CONSTRAINT "contact_requests_file_id_files_id_fk" FOREIGN KEY ("file_id") REFERENCES "public"."files"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "ai_job_matches" ADD CONSTRAINT "ai_job_matches_candidate" FOREIGN KEY ("company_id","candidate_id") REFERENCES "public"."candidates"("company_id","id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "ai_job_matches" ADD CONSTRAINT "ai_job_matches_job" FOREIGN KEY ("company_id","job_id") REFERENCES "public"."jobs_enhanced"("company_id","id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "job_applications" ADD CONSTRAINT "job_applications_assigned_recruiter_id_users_id_fk" FOREIGN KEY ("assigned_recruiter_id") REFERENCES "public"."users"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "job_applications" ADD CONSTRAINT "job_applications_job" FOREIGN KEY ("company_id","job_id") REFERENCES "public"."jobs_enhanced"("company_id","id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "job_applications" ADD CONSTRAINT "job_applications_candidate" FOREIGN KEY ("company_id","candidate_id") REFERENCES "public"."candidates"("company_id","id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "pipeline_activities" ADD CONSTRAINT "pipeline_activities_performed_by_users_id_fk" FOREIGN KEY ("performed_by") REFERENCES "public"."users"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "pipeline_activities" ADD CONSTRAINT "pipeline_activities_application" FOREIGN KEY ("company_id","application_id") REFERENCES "public"."job_applications"("company_id","id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "candidate_activities" ADD CONSTRAINT "candidate_activities_candidate_id_candidate_profiles_id_fk" FOREIGN KEY ("candidate_id") REFERENCES "public"."candidate_profiles"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "candidate_job_interests" ADD CONSTRAINT "candidate_job_interests_candidate_id_candidate_profiles_id_fk" FOREIGN KEY ("candidate_id") REFERENCES "public"."candidate_profiles"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "candidate_job_interests" ADD CONSTRAINT "candidate_job_interests_job_id_jobs_id_fk" FOREIGN KEY ("job_id") REFERENCES "public"."jobs"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "candidate_profiles" ADD CONSTRAINT "candidate_profiles_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "external_integrations" ADD CONSTRAINT "external_integrations_candidate_id_candidate_profiles_id_fk" FOREIGN KEY ("candidate_id") REFERENCES "public"."candidate_profiles"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "portfolio_items" ADD CONSTRAINT "portfolio_items_candidate_id_candidate_profiles_id_fk" FOREIGN KEY ("candidate_id") REFERENCES "public"."candidate_profiles"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "privacy_settings" ADD CONSTRAINT "privacy_settings_candidate_id_candidate_profiles_id_fk" FOREIGN KEY ("candidate_id") REFERENCES "public"."candidate_profiles"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "professional_connections" ADD CONSTRAINT "professional_connections_candidate_id_candidate_profiles_id_fk" FOREIGN KEY ("candidate_id") REFERENCES "public"."candidate_profiles"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "professional_connections" ADD CONSTRAINT "professional_connections_connected_candidate_id_candidate_profiles_id_fk" FOREIGN KEY ("connected_candidate_id") REFERENCES "public"."candidate_profiles"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "resume_analyses" ADD CONSTRAINT "resume_analyses_candidate_id_candidate_profiles_id_fk" FOREIGN KEY ("candidate_id") REFERENCES "public"."candidate_profiles"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "audit_log" ADD CONSTRAINT "audit_log_company_id_companies_id_fk" FOREIGN KEY ("company_id") REFERENCES "public"."companies"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "audit_log" ADD CONSTRAINT "audit_log_actor_user_id_users_id_fk" FOREIGN KEY ("actor_user_id") REFERENCES "public"."users"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "hiring_team_members" ADD CONSTRAINT "hiring_team_members_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "hiring_team_members" ADD CONSTRAINT "hiring_team_members_team" FOREIGN KEY ("company_id","team_id") REFERENCES "public"."hiring_teams"("company_id","id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "hiring_teams" ADD CONSTRAINT "hiring_teams_company_id_companies_id_fk" FOREIGN KEY ("company_id") REFERENCES "public"."companies"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "hiring_teams" ADD CONSTRAINT "hiring_teams_created_by_users_id_fk" FOREIGN KEY ("created_by") REFERENCES "public"."users"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
CREATE UNIQUE INDEX "strategy_calls_slot_once" ON "strategy_calls" USING btree ("starts_at") WHERE "strategy_calls"."status" = 'booked';--> statement-breakpoint
CREATE INDEX "strategy_calls_email" ON "strategy_calls" USING btree ("email");--> statement-breakpoint
CREATE INDEX "candidates_newest" ON "candidates" USING btree ("company_id","created_at" DESC NULLS LAST,"id" DESC NULLS LAST);--> statement-breakpoint
CREATE INDEX "candidates_by_name" ON "candidates" USING btree ("company_id","last_name","first_name","id");--> statement-breakpoint
CREATE INDEX "candidates_email" ON "candidates" USING btree ("company_id",lower("email"));--> statement-breakpoint
CREATE INDEX "candidates_search" ON "candidates" USING gin ("company_id",("first_name" || ' ' || "last_name" || ' ' || coalesce("current_title", '')) gin_trgm_ops);--> statement-breakpoint
CREATE INDEX "company_members_user" ON "company_members" USING btree ("user_id");--> statement-breakpoint
CREATE INDEX "files_owner" ON "files" USING btree ("owner_user_id","created_at" DESC NULLS LAST);--> statement-breakpoint
CREATE INDEX "files_company" ON "files" USING btree ("company_id","created_at" DESC NULLS LAST);--> statement-breakpoint
CREATE INDEX "credentials_user" ON "credentials" USING btree ("user_id");--> statement-breakpoint
CREATE INDEX "sessions_user" ON "sessions" USING btree ("user_id");--> statement-breakpoint
CREATE INDEX "sessions_expiry" ON "sessions" USING btree ("expires_at");--> statement-breakpoint
CREATE INDEX "two_factors_user" ON "two_factors" USING btree ("user_id");--> statement-breakpoint
CREATE INDEX "two_factors_secret" ON "two_factors" USING btree ("secret");--> statement-breakpoint
CREATE INDEX "verifications_identifier" ON "verifications" USING btree ("identifier");--> statement-breakpoint
CREATE INDEX "verifications_expiry" ON "verifications" USING btree ("expires_at");--> statement-breakpoint
CREATE INDEX "interviews_calendar" ON "interviews" USING btree ("company_id","status","scheduled_at");--> statement-breakpoint
CREATE INDEX "interviews_application_list" ON "interviews" USING btree ("company_id","application_id");--> statement-breakpoint
CREATE INDEX "interviews_interviewer" ON "interviews" USING btree ("interviewer_id","scheduled_at");--> statement-breakpoint
CREATE INDEX "invitations_company" ON "invitations" USING btree ("company_id","created_at" DESC NULLS LAST);--> statement-breakpoint
CREATE INDEX "invitations_email" ON "invitations" USING btree ("email");--> statement-breakpoint
CREATE INDEX "invitations_team" ON "invitations" USING btree ("team_id");--> statement-breakpoint
CREATE INDEX "jobs_newest" ON "jobs" USING btree ("is_featured" DESC NULLS LAST,"created_at" DESC NULLS LAST,"id" DESC NULLS LAST) WHERE "jobs"."is_active";--> statement-breakpoint
CREATE INDEX "jobs_search" ON "jobs" USING gin ("search");--> statement-breakpoint
CREATE INDEX "jobs_title_like" ON "jobs" USING gin ("title" gin_trgm_ops);--> statement-breakpoint
CREATE INDEX "jobs_location_like" ON "jobs" USING gin ("location" gin_trgm_ops);--> statement-breakpoint
CREATE INDEX "jobs_salary" ON "jobs" USING btree ("salary_min_usd","salary_max_usd") WHERE "jobs"."is_active";--> statement-breakpoint
CREATE INDEX "jobs_enhanced_list" ON "jobs_enhanced" USING btree ("company_id","status","created_at" DESC NULLS LAST);--> statement-breakpoint
CREATE INDEX "jobs_enhanced_team_list" ON "jobs_enhanced" USING btree ("company_id","hiring_team_id");--> statement-breakpoint
CREATE INDEX "contact_requests_inbox" ON "contact_requests" USING btree ("status","created_at" DESC NULLS LAST);--> statement-breakpoint
CREATE INDEX "contact_requests_email" ON "contact_requests" USING btree ("email");--> statement-breakpoint
CREATE INDEX "contact_requests_file" ON "contact_requests" USING btree ("file_id");--> statement-breakpoint
CREATE INDEX "leads_inbox" ON "leads" USING btree ("status","created_at" DESC NULLS LAST);--> statement-breakpoint
CREATE INDEX "leads_email" ON "leads" USING btree ("email");--> statement-breakpoint
CREATE INDEX "quote_requests_inbox" ON "quote_requests" USING btree ("status","created_at" DESC NULLS LAST);--> statement-breakpoint
CREATE INDEX "quote_requests_email" ON "quote_requests" USING btree ("email");--> statement-breakpoint
CREATE INDEX "ai_job_matches_ranking" ON "ai_job_matches" USING btree ("company_id","job_id","overall_score" DESC NULLS LAST);--> statement-breakpoint
CREATE INDEX "ai_job_matches_candidate_list" ON "ai_job_matches" USING btree ("company_id","candidate_id");--> statement-breakpoint
CREATE INDEX "job_applications_board" ON "job_applications" USING btree ("company_id","job_id","stage","last_activity" DESC NULLS LAST);--> statement-breakpoint
CREATE INDEX "job_applications_candidate_list" ON "job_applications" USING btree ("company_id","candidate_id");--> statement-breakpoint
CREATE INDEX "job_applications_recent" ON "job_applications" USING btree ("company_id","applied_at" DESC NULLS LAST);--> statement-breakpoint
CREATE INDEX "pipeline_activities_timeline" ON "pipeline_activities" USING btree ("company_id","application_id","created_at");--> statement-breakpoint
CREATE INDEX "candidate_activities_newest" ON "candidate_activities" USING btree ("candidate_id","created_at" DESC NULLS LAST);--> statement-breakpoint
CREATE INDEX "candidate_job_interests_job" ON "candidate_job_interests" USING btree ("job_id");--> statement-breakpoint
CREATE INDEX "portfolio_items_order" ON "portfolio_items" USING btree ("candidate_id","display_order");--> statement-breakpoint
CREATE INDEX "professional_connections_incoming" ON "professional_connections" USING btree ("connected_candidate_id","status");--> statement-breakpoint
CREATE INDEX "resume_analyses_newest" ON "resume_analyses" USING btree ("candidate_id","created_at" DESC NULLS LAST);--> statement-breakpoint
CREATE INDEX "audit_log_company" ON "audit_log" USING btree ("company_id","created_at" DESC NULLS LAST);--> statement-breakpoint
CREATE INDEX "audit_log_actor" ON "audit_log" USING btree ("actor_user_id","created_at" DESC NULLS LAST);--> statement-breakpoint
CREATE INDEX "audit_log_subject" ON "audit_log" USING btree ("subject_type","subject_id");--> statement-breakpoint
CREATE INDEX "mail_log_message" ON "mail_log" USING btree ("message_id");--> statement-breakpoint
CREATE INDEX "mail_log_newest" ON "mail_log" USING btree ("created_at" DESC NULLS LAST);--> statement-breakpoint
CREATE INDEX "rate_limits_expiry" ON "rate_limits" USING btree ("expire");--> statement-breakpoint
CREATE INDEX "experts_by_rate" ON "experts" USING btree ("hourly_rate_usd");--> statement-breakpoint
CREATE INDEX "hiring_team_members_company" ON "hiring_team_members" USING btree ("company_id","team_id");--> statement-breakpoint
CREATE INDEX "hiring_team_members_user" ON "hiring_team_members" USING btree ("user_id");