ALTER TABLE "scheduled_content" ADD COLUMN "status" text DEFAULT 'draft' NOT NULL;--> statement-breakpoint
ALTER TABLE "scheduled_content" ADD COLUMN "platform" text;