CREATE TABLE "import_items" (
	"id" uuid PRIMARY KEY DEFAULT uuid_v7() NOT NULL,
	"company_id" uuid NOT NULL,
	"import_id" uuid NOT NULL,
	"position" integer NOT NULL,
	"name" varchar(255) NOT NULL,
	"line" integer,
	"cells" text[],
	"status" varchar(20) DEFAULT 'waiting' NOT NULL,
	"reason" varchar(500),
	"needs_email" boolean DEFAULT false NOT NULL,
	"given_email" varchar(255),
	"candidate_id" uuid,
	"file_id" uuid,
	"attempts" integer DEFAULT 0 NOT NULL,
	"finished_at" timestamp with time zone,
	CONSTRAINT "import_items_once" UNIQUE("import_id","position"),
	CONSTRAINT "import_items_status_known" CHECK ("import_items"."status" in ('waiting', 'scan', 'done', 'duplicate', 'failed'))
);
--> statement-breakpoint
CREATE TABLE "imports" (
	"id" uuid PRIMARY KEY DEFAULT uuid_v7() NOT NULL,
	"company_id" uuid NOT NULL,
	"created_by" uuid,
	"kind" varchar(10) NOT NULL,
	"file_name" varchar(255) NOT NULL,
	"size_bytes" bigint NOT NULL,
	"storage_key" varchar(255),
	"status" varchar(20) NOT NULL,
	"reason" varchar(500),
	"fill_empty" boolean DEFAULT false NOT NULL,
	"mapping" jsonb,
	"total" integer,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"finished_at" timestamp with time zone,
	CONSTRAINT "imports_storageKey_unique" UNIQUE("storage_key"),
	CONSTRAINT "imports_in_company" UNIQUE("company_id","id"),
	CONSTRAINT "imports_kind_known" CHECK ("imports"."kind" in ('zip', 'csv')),
	CONSTRAINT "imports_status_known" CHECK ("imports"."status" in ('mapping', 'waiting', 'reading', 'done', 'cancelled', 'failed')),
	CONSTRAINT "imports_size_positive" CHECK ("imports"."size_bytes" >= 0)
);
--> statement-breakpoint
CREATE TABLE "workspace_exports" (
	"id" uuid PRIMARY KEY DEFAULT uuid_v7() NOT NULL,
	"company_id" uuid NOT NULL,
	"created_by" uuid,
	"format" varchar(10) NOT NULL,
	"status" varchar(20) DEFAULT 'waiting' NOT NULL,
	"reason" varchar(500),
	"storage_key" varchar(255),
	"size_bytes" bigint,
	"rows_written" integer DEFAULT 0 NOT NULL,
	"rows_total" integer,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"finished_at" timestamp with time zone,
	"expires_at" timestamp with time zone,
	CONSTRAINT "workspace_exports_storageKey_unique" UNIQUE("storage_key"),
	CONSTRAINT "workspace_exports_format_known" CHECK ("workspace_exports"."format" in ('csv', 'json')),
	CONSTRAINT "workspace_exports_status_known" CHECK ("workspace_exports"."status" in ('waiting', 'writing', 'done', 'failed', 'expired')),
	CONSTRAINT "workspace_exports_whole" CHECK (("workspace_exports"."status" = 'done') = ("workspace_exports"."storage_key" is not null))
);
--> statement-breakpoint
CREATE TABLE "saved_search_looks" (
	"company_id" uuid NOT NULL,
	"search_id" uuid NOT NULL,
	"user_id" uuid NOT NULL,
	"looked_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "saved_search_looks_once" PRIMARY KEY("search_id","user_id")
);
--> statement-breakpoint
CREATE TABLE "saved_searches" (
	"id" uuid PRIMARY KEY DEFAULT uuid_v7() NOT NULL,
	"company_id" uuid NOT NULL,
	"user_id" uuid NOT NULL,
	"name" varchar(80) NOT NULL,
	"conditions" varchar(2000) NOT NULL,
	"shared" boolean DEFAULT false NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "saved_searches_in_company" UNIQUE("company_id","id")
);
--> statement-breakpoint
ALTER TABLE "import_items" ADD CONSTRAINT "import_items_file_id_files_id_fk" FOREIGN KEY ("file_id") REFERENCES "public"."files"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "import_items" ADD CONSTRAINT "import_items_import" FOREIGN KEY ("company_id","import_id") REFERENCES "public"."imports"("company_id","id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "imports" ADD CONSTRAINT "imports_company_id_companies_id_fk" FOREIGN KEY ("company_id") REFERENCES "public"."companies"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "imports" ADD CONSTRAINT "imports_created_by_users_id_fk" FOREIGN KEY ("created_by") REFERENCES "public"."users"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "workspace_exports" ADD CONSTRAINT "workspace_exports_company_id_companies_id_fk" FOREIGN KEY ("company_id") REFERENCES "public"."companies"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "workspace_exports" ADD CONSTRAINT "workspace_exports_created_by_users_id_fk" FOREIGN KEY ("created_by") REFERENCES "public"."users"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "saved_search_looks" ADD CONSTRAINT "saved_search_looks_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "saved_search_looks" ADD CONSTRAINT "saved_search_looks_search" FOREIGN KEY ("company_id","search_id") REFERENCES "public"."saved_searches"("company_id","id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "saved_searches" ADD CONSTRAINT "saved_searches_company_id_companies_id_fk" FOREIGN KEY ("company_id") REFERENCES "public"."companies"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "saved_searches" ADD CONSTRAINT "saved_searches_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "import_items_of_import" ON "import_items" USING btree ("company_id","import_id");--> statement-breakpoint
CREATE INDEX "import_items_to_do" ON "import_items" USING btree ("import_id","position") WHERE "import_items"."status" in ('waiting', 'scan');--> statement-breakpoint
CREATE INDEX "import_items_by_status" ON "import_items" USING btree ("import_id","status","position");--> statement-breakpoint
CREATE INDEX "import_items_candidate" ON "import_items" USING btree ("company_id","candidate_id");--> statement-breakpoint
CREATE INDEX "import_items_file" ON "import_items" USING btree ("file_id");--> statement-breakpoint
CREATE INDEX "imports_newest" ON "imports" USING btree ("company_id","created_at" DESC NULLS FIRST);--> statement-breakpoint
CREATE INDEX "imports_maker" ON "imports" USING btree ("created_by");--> statement-breakpoint
CREATE INDEX "imports_unfinished" ON "imports" USING btree ("created_at") WHERE "imports"."status" in ('waiting', 'reading');--> statement-breakpoint
CREATE INDEX "workspace_exports_newest" ON "workspace_exports" USING btree ("company_id","created_at" DESC NULLS FIRST);--> statement-breakpoint
CREATE INDEX "workspace_exports_maker" ON "workspace_exports" USING btree ("created_by");--> statement-breakpoint
CREATE INDEX "saved_search_looks_of_search" ON "saved_search_looks" USING btree ("company_id","search_id");--> statement-breakpoint
CREATE INDEX "saved_search_looks_of_person" ON "saved_search_looks" USING btree ("user_id");--> statement-breakpoint
CREATE INDEX "saved_searches_of_company" ON "saved_searches" USING btree ("company_id","created_at");--> statement-breakpoint
CREATE INDEX "saved_searches_maker" ON "saved_searches" USING btree ("user_id");