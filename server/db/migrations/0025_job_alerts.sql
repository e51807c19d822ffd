CREATE TABLE "job_alert_tellings" (
	"user_id" uuid NOT NULL,
	"job_id" uuid NOT NULL,
	"round" uuid NOT NULL,
	"score" integer NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "job_alert_tellings_once" PRIMARY KEY("user_id","job_id")
);
--> statement-breakpoint
CREATE TABLE "job_alerts" (
	"user_id" uuid PRIMARY KEY NOT NULL,
	"is_on" boolean NOT NULL,
	"frequency" varchar(20) NOT NULL,
	"least_score" integer NOT NULL,
	"since" timestamp with time zone NOT NULL,
	"due_at" timestamp with time zone NOT NULL,
	"updated_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "job_alerts_frequency_known" CHECK ("job_alerts"."frequency" in ('daily', 'weekly')),
	CONSTRAINT "job_alerts_score_percent" CHECK ("job_alerts"."least_score" between 0 and 100)
);
--> statement-breakpoint
ALTER TABLE "jobs" ADD COLUMN "published_at" timestamp with time zone DEFAULT now() NOT NULL;--> statement-breakpoint
ALTER TABLE "job_alert_tellings" ADD CONSTRAINT "job_alert_tellings_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "job_alert_tellings" ADD CONSTRAINT "job_alert_tellings_job_id_jobs_id_fk" FOREIGN KEY ("job_id") REFERENCES "public"."jobs"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "job_alerts" ADD CONSTRAINT "job_alerts_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "job_alert_tellings_round" ON "job_alert_tellings" USING btree ("user_id","round");--> statement-breakpoint
CREATE INDEX "job_alert_tellings_job" ON "job_alert_tellings" USING btree ("job_id");--> statement-breakpoint
CREATE INDEX "job_alerts_due" ON "job_alerts" USING btree ("due_at") WHERE "job_alerts"."is_on";--> statement-breakpoint
CREATE INDEX "jobs_published" ON "jobs" USING btree ("published_at") WHERE "jobs"."is_active";