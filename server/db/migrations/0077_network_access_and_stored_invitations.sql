CREATE TABLE "network_access" (
	"company_id" uuid PRIMARY KEY NOT NULL,
	"state" varchar(20) NOT NULL,
	"requested_by" uuid,
	"requested_at" timestamp with time zone,
	"decided_by" uuid,
	"decided_at" timestamp with time zone,
	CONSTRAINT "network_access_state_known" CHECK ("network_access"."state" in ('requested', 'approved', 'declined'))
);
--> statement-breakpoint
CREATE TABLE "shared_mail_domains" (
	"domain" varchar(255) PRIMARY KEY NOT NULL
);
--> statement-breakpoint
ALTER TABLE "invitations" ADD COLUMN "is_stored" boolean DEFAULT false NOT NULL;--> statement-breakpoint
ALTER TABLE "network_access" ADD CONSTRAINT "network_access_company_id_companies_id_fk" FOREIGN KEY ("company_id") REFERENCES "public"."companies"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "network_access" ADD CONSTRAINT "network_access_requested_by_users_id_fk" FOREIGN KEY ("requested_by") REFERENCES "public"."users"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "network_access" ADD CONSTRAINT "network_access_decided_by_users_id_fk" FOREIGN KEY ("decided_by") REFERENCES "public"."users"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "network_access_requested_by" ON "network_access" USING btree ("requested_by");--> statement-breakpoint
CREATE INDEX "network_access_decided_by" ON "network_access" USING btree ("decided_by");