-- With thousands of values to compare each name with, planning a search took longer than the search.
ALTER TABLE jobs ALTER COLUMN title SET STATISTICS -1;--> statement-breakpoint
ALTER TABLE jobs ALTER COLUMN location SET STATISTICS -1;--> statement-breakpoint
-- safe: neither who reads nor who writes waits for it
ANALYZE jobs (title, location);
