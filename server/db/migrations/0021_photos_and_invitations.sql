CREATE TABLE "connection_invitations" (
	"id" uuid PRIMARY KEY DEFAULT uuid_v7() NOT NULL,
	"candidate_id" uuid NOT NULL,
	"email" varchar(255) NOT NULL,
	"message" text DEFAULT '' NOT NULL,
	"connection_id" uuid,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "connection_invitations_once" UNIQUE("candidate_id","email"),
	CONSTRAINT "connection_invitations_email_lower" CHECK ("connection_invitations"."email" = lower("connection_invitations"."email"))
);
--> statement-breakpoint
CREATE TABLE "connection_refusals" (
	"email_hash" varchar(64) PRIMARY KEY NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
ALTER TABLE "candidate_profiles" ADD COLUMN "photo_file_id" uuid;--> statement-breakpoint
ALTER TABLE "connection_invitations" ADD CONSTRAINT "connection_invitations_candidate_id_candidate_profiles_id_fk" FOREIGN KEY ("candidate_id") REFERENCES "public"."candidate_profiles"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "connection_invitations" ADD CONSTRAINT "connection_invitations_connection_id_professional_connections_id_fk" FOREIGN KEY ("connection_id") REFERENCES "public"."professional_connections"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "connection_invitations_email" ON "connection_invitations" USING btree ("email");--> statement-breakpoint
CREATE INDEX "connection_invitations_connection" ON "connection_invitations" USING btree ("connection_id");--> statement-breakpoint
ALTER TABLE "candidate_profiles" ADD CONSTRAINT "candidate_profiles_photo_file_id_files_id_fk" FOREIGN KEY ("photo_file_id") REFERENCES "public"."files"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "candidate_profiles_photo" ON "candidate_profiles" USING btree ("photo_file_id");