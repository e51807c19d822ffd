ALTER TABLE "contact_requests" ADD COLUMN "idempotency_key" uuid;--> statement-breakpoint
ALTER TABLE "contact_requests" ADD COLUMN "spam_signals" text[] DEFAULT '{}' NOT NULL;--> statement-breakpoint
ALTER TABLE "leads" ADD COLUMN "idempotency_key" uuid;--> statement-breakpoint
ALTER TABLE "leads" ADD COLUMN "spam_signals" text[] DEFAULT '{}' NOT NULL;--> statement-breakpoint
ALTER TABLE "quote_requests" ADD COLUMN "idempotency_key" uuid;--> statement-breakpoint
ALTER TABLE "quote_requests" ADD COLUMN "spam_signals" text[] DEFAULT '{}' NOT NULL;--> statement-breakpoint
ALTER TABLE "contact_requests" ADD CONSTRAINT "contact_requests_idempotencyKey_unique" UNIQUE("idempotency_key");--> statement-breakpoint
ALTER TABLE "leads" ADD CONSTRAINT "leads_idempotencyKey_unique" UNIQUE("idempotency_key");--> statement-breakpoint
ALTER TABLE "quote_requests" ADD CONSTRAINT "quote_requests_idempotencyKey_unique" UNIQUE("idempotency_key");