ALTER TABLE "saved_searches" ADD COLUMN "list" varchar(20) DEFAULT 'candidates' NOT NULL;--> statement-breakpoint
-- safe: a small table, and the new column has its default in every row.
ALTER TABLE "saved_searches" ADD CONSTRAINT "saved_searches_list_known" CHECK ("saved_searches"."list" in ('candidates', 'jobs', 'interviews', 'shortlists', 'offers'));