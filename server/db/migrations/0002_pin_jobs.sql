CREATE TABLE "pinned_jobs" (
	"company_id" uuid NOT NULL,
	"user_id" uuid NOT NULL,
	"job_id" uuid NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "pinned_jobs_once" PRIMARY KEY("user_id","job_id")
);
--> statement-breakpoint
ALTER TABLE "pinned_jobs" ADD CONSTRAINT "pinned_jobs_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "pinned_jobs" ADD CONSTRAINT "pinned_jobs_job" FOREIGN KEY ("company_id","job_id") REFERENCES "public"."jobs_enhanced"("company_id","id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "pinned_jobs_of_job" ON "pinned_jobs" USING btree ("company_id","job_id");