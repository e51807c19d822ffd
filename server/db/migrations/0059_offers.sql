CREATE TABLE "offers" (
	"id" uuid PRIMARY KEY DEFAULT uuid_v7() NOT NULL,
	"company_id" uuid NOT NULL,
	"application_id" uuid NOT NULL,
	"created_by" uuid,
	"status" varchar(20) DEFAULT 'draft' NOT NULL,
	"amount" numeric(12, 2) NOT NULL,
	"currency" varchar(3) NOT NULL,
	"per" varchar(10) NOT NULL,
	"starts_on" date NOT NULL,
	"answer_by" timestamp with time zone NOT NULL,
	"time_zone" varchar(64) NOT NULL,
	"letter" text NOT NULL,
	"revision" integer DEFAULT 1 NOT NULL,
	"sent_at" timestamp with time zone,
	"sent_by" uuid,
	"candidate_name" varchar(255),
	"job_title" varchar(255),
	"company_name" varchar(255),
	"sender_name" varchar(255),
	"file_id" uuid,
	"sha256" varchar(64),
	"answered_at" timestamp with time zone,
	"answer_time_zone" varchar(64),
	"accepted_name" varchar(200),
	"accepted_sha256" varchar(64),
	"decline_reason" text,
	"ended_at" timestamp with time zone,
	"ended_by" uuid,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"updated_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "offers_status_known" CHECK ("offers"."status" in ('draft', 'sent', 'accepted', 'declined', 'withdrawn', 'lapsed')),
	CONSTRAINT "offers_currency_known" CHECK ("offers"."currency" in ('USD', 'CAD', 'EUR', 'GBP', 'CHF', 'AUD', 'NZD', 'SEK', 'NOK', 'DKK', 'PLN', 'MXN', 'BRL', 'INR', 'SGD', 'JPY')),
	CONSTRAINT "offers_per_known" CHECK ("offers"."per" in ('year', 'month', 'day', 'hour')),
	CONSTRAINT "offers_amount_positive" CHECK ("offers"."amount" > 0),
	CONSTRAINT "offers_sent_whole" CHECK ("offers"."status" in ('draft', 'withdrawn') or ("offers"."sent_at" is not null and "offers"."sha256" is not null and "offers"."candidate_name" is not null)),
	CONSTRAINT "offers_draft_unsent" CHECK ("offers"."status" <> 'draft' or "offers"."sent_at" is null),
	CONSTRAINT "offers_sent_in_time" CHECK ("offers"."sent_at" < "offers"."answer_by"),
	CONSTRAINT "offers_answered" CHECK (("offers"."status" in ('accepted', 'declined')) = ("offers"."answered_at" is not null)),
	CONSTRAINT "offers_answered_in_time" CHECK ("offers"."answered_at" <= "offers"."answer_by"),
	CONSTRAINT "offers_accepted_letter" CHECK (("offers"."status" = 'accepted') = ("offers"."accepted_name" is not null) and ("offers"."status" = 'accepted') = ("offers"."accepted_sha256" is not null) and "offers"."accepted_sha256" = "offers"."sha256"),
	CONSTRAINT "offers_declined_reason" CHECK ("offers"."decline_reason" is null or "offers"."status" = 'declined'),
	CONSTRAINT "offers_ended" CHECK (("offers"."status" in ('withdrawn', 'lapsed')) = ("offers"."ended_at" is not null))
);
--> statement-breakpoint
ALTER TABLE "offers" ADD CONSTRAINT "offers_created_by_users_id_fk" FOREIGN KEY ("created_by") REFERENCES "public"."users"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "offers" ADD CONSTRAINT "offers_sent_by_users_id_fk" FOREIGN KEY ("sent_by") REFERENCES "public"."users"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "offers" ADD CONSTRAINT "offers_file_id_files_id_fk" FOREIGN KEY ("file_id") REFERENCES "public"."files"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "offers" ADD CONSTRAINT "offers_ended_by_users_id_fk" FOREIGN KEY ("ended_by") REFERENCES "public"."users"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "offers" ADD CONSTRAINT "offers_application" FOREIGN KEY ("company_id","application_id") REFERENCES "public"."job_applications"("company_id","id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE UNIQUE INDEX "offers_one_open" ON "offers" USING btree ("application_id") WHERE "offers"."status" in ('draft', 'sent');--> statement-breakpoint
CREATE INDEX "offers_of" ON "offers" USING btree ("company_id","application_id","created_at");--> statement-breakpoint
CREATE INDEX "offers_due" ON "offers" USING btree ("answer_by") WHERE "offers"."status" = 'sent';--> statement-breakpoint
CREATE INDEX "offers_file" ON "offers" USING btree ("file_id");--> statement-breakpoint
CREATE INDEX "offers_sent_by" ON "offers" USING btree ("sent_by");--> statement-breakpoint
CREATE INDEX "offers_ended_by" ON "offers" USING btree ("ended_by");