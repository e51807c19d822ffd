DROP INDEX "candidates_by_name";--> statement-breakpoint
ALTER TABLE "candidates" ADD COLUMN "found_by" "tsvector";--> statement-breakpoint
CREATE INDEX "candidates_found_by" ON "candidates" USING gin ("company_id","found_by");--> statement-breakpoint
CREATE INDEX "candidates_years" ON "candidates" USING btree ("company_id","experience");--> statement-breakpoint
CREATE INDEX "candidates_salary" ON "candidates" USING btree ("company_id","desired_salary");--> statement-breakpoint
CREATE INDEX "candidates_by_name" ON "candidates" USING btree ("company_id","last_name" collate "und-x-icu","first_name" collate "und-x-icu","id");