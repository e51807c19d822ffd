CREATE TABLE "closed_workspaces" (
	"id" uuid PRIMARY KEY DEFAULT uuid_v7() NOT NULL,
	"name_hash" varchar(64) NOT NULL,
	"begun_at" timestamp with time zone NOT NULL,
	"erased_at" timestamp with time zone NOT NULL,
	"counts" jsonb NOT NULL,
	"digest" varchar(64) NOT NULL
);
--> statement-breakpoint
CREATE TABLE "workspace_closings" (
	"id" uuid PRIMARY KEY DEFAULT uuid_v7() NOT NULL,
	"company_id" uuid NOT NULL,
	"begun_by" uuid,
	"begun_at" timestamp with time zone DEFAULT now() NOT NULL,
	"ends_at" timestamp with time zone NOT NULL,
	"paused_jobs" uuid[] NOT NULL,
	"hidden_cards" uuid[] NOT NULL,
	"reminded_days" integer,
	CONSTRAINT "workspace_closings_once" UNIQUE("company_id"),
	CONSTRAINT "workspace_closings_grace" CHECK ("workspace_closings"."ends_at" >= "workspace_closings"."begun_at" + interval '1 day')
);
--> statement-breakpoint
ALTER TABLE "erasures" DROP CONSTRAINT "erasures_cause_known";--> statement-breakpoint
ALTER TABLE "erasures" DROP CONSTRAINT "erasures_scope_known";--> statement-breakpoint
ALTER TABLE "workspace_closings" ADD CONSTRAINT "workspace_closings_company_id_companies_id_fk" FOREIGN KEY ("company_id") REFERENCES "public"."companies"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "workspace_closings" ADD CONSTRAINT "workspace_closings_begun_by_users_id_fk" FOREIGN KEY ("begun_by") REFERENCES "public"."users"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "workspace_closings_end" ON "workspace_closings" USING btree ("ends_at");--> statement-breakpoint
CREATE INDEX "workspace_closings_beginner" ON "workspace_closings" USING btree ("begun_by");--> statement-breakpoint
ALTER TABLE "erasures" ADD CONSTRAINT "erasures_cause_known" CHECK ("erasures"."cause" in ('asked', 'retention', 'closed'));--> statement-breakpoint
ALTER TABLE "erasures" ADD CONSTRAINT "erasures_scope_known" CHECK ("erasures"."scope" in ('everything', 'candidate-side', 'workspace'));