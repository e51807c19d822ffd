CREATE TABLE "resume_readings" (
	"id" uuid PRIMARY KEY DEFAULT uuid_v7() NOT NULL,
	"user_id" uuid NOT NULL,
	"file_id" uuid,
	"file_name" varchar(255) NOT NULL,
	"size_bytes" bigint NOT NULL,
	"media_type" varchar(100) NOT NULL,
	"sha256" varchar(64) NOT NULL,
	"status" varchar(20) NOT NULL,
	"pages_read" integer,
	"pages" integer,
	"result" jsonb NOT NULL,
	"engine" varchar(50) NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"expires_at" timestamp with time zone NOT NULL,
	CONSTRAINT "resume_readings_status_known" CHECK ("resume_readings"."status" in ('read', 'needs_ocr', 'ocr_running', 'unreadable', 'failed')),
	CONSTRAINT "resume_readings_size_positive" CHECK ("resume_readings"."size_bytes" > 0)
);
--> statement-breakpoint
ALTER TABLE "resume_readings" ADD CONSTRAINT "resume_readings_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "resume_readings" ADD CONSTRAINT "resume_readings_file_id_files_id_fk" FOREIGN KEY ("file_id") REFERENCES "public"."files"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "resume_readings_owner" ON "resume_readings" USING btree ("user_id","created_at" DESC NULLS FIRST);--> statement-breakpoint
CREATE INDEX "resume_readings_file" ON "resume_readings" USING btree ("file_id");--> statement-breakpoint
CREATE INDEX "resume_readings_expiry" ON "resume_readings" USING btree ("expires_at");