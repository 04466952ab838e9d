ALTER TABLE "contact_submissions" ADD COLUMN "body_hash" text;--> statement-breakpoint
ALTER TABLE "feedback_submissions" ADD COLUMN "body_hash" text;--> statement-breakpoint
ALTER TABLE "form_submissions" ADD COLUMN "body_hash" text;--> statement-breakpoint
ALTER TABLE "newsletter_subscriptions" ADD COLUMN "body_hash" text;--> statement-breakpoint
ALTER TABLE "waitlist_submissions" ADD COLUMN "body_hash" text;