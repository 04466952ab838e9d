ALTER TABLE "waitlist_submissions" ADD COLUMN "confirmed_at" timestamp with time zone;--> statement-breakpoint
-- Written by hand: who joined before confirmations existed was never asked, and counts as confirmed.
UPDATE "waitlist_submissions" SET "confirmed_at" = "submitted_at" WHERE NOT "is_spam";
