CREATE TABLE "contact_submissions" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"source" text DEFAULT 'website' NOT NULL,
	"updated_at" timestamp with time zone,
	"is_spam" boolean DEFAULT false NOT NULL,
	"spam_reason" text,
	"idempotency_key" text,
	"form_type" text NOT NULL,
	"submitted_at" timestamp with time zone DEFAULT now() NOT NULL,
	"notes" text DEFAULT '' NOT NULL,
	"email" text NOT NULL,
	"email_key" text NOT NULL,
	"name" text NOT NULL,
	"message" text NOT NULL,
	"status" text DEFAULT 'new' NOT NULL,
	"read" boolean DEFAULT false NOT NULL,
	"read_at" timestamp with time zone,
	CONSTRAINT "contact_submissions_idempotencyKey_unique" UNIQUE("idempotency_key")
);
--> statement-breakpoint
CREATE TABLE "feedback_submissions" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"source" text DEFAULT 'website' NOT NULL,
	"updated_at" timestamp with time zone,
	"is_spam" boolean DEFAULT false NOT NULL,
	"spam_reason" text,
	"idempotency_key" text,
	"form_type" text NOT NULL,
	"submitted_at" timestamp with time zone DEFAULT now() NOT NULL,
	"notes" text DEFAULT '' NOT NULL,
	"rating" integer NOT NULL,
	"message" text NOT NULL,
	"status" text DEFAULT 'new' NOT NULL,
	CONSTRAINT "feedback_submissions_idempotencyKey_unique" UNIQUE("idempotency_key")
);
--> statement-breakpoint
CREATE TABLE "form_submissions" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"source" text DEFAULT 'website' NOT NULL,
	"updated_at" timestamp with time zone,
	"is_spam" boolean DEFAULT false NOT NULL,
	"spam_reason" text,
	"idempotency_key" text,
	"form_type" text NOT NULL,
	"submitted_at" timestamp with time zone DEFAULT now() NOT NULL,
	"notes" text DEFAULT '' NOT NULL,
	"fields" jsonb NOT NULL,
	"user_type" text,
	"session_id" text,
	"status" text DEFAULT 'new' NOT NULL,
	CONSTRAINT "form_submissions_idempotencyKey_unique" UNIQUE("idempotency_key")
);
--> statement-breakpoint
CREATE TABLE "waitlist_submissions" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"source" text DEFAULT 'website' NOT NULL,
	"updated_at" timestamp with time zone,
	"is_spam" boolean DEFAULT false NOT NULL,
	"spam_reason" text,
	"idempotency_key" text,
	"form_type" text NOT NULL,
	"submitted_at" timestamp with time zone DEFAULT now() NOT NULL,
	"notes" text DEFAULT '' NOT NULL,
	"email" text NOT NULL,
	"email_key" text NOT NULL,
	"user_type" text NOT NULL,
	"content_type" text,
	"funding_target" text,
	"contribution_size" text,
	"return_model" text,
	"investor_type" text,
	"check_size" text,
	"status" text DEFAULT 'pending' NOT NULL,
	CONSTRAINT "waitlist_submissions_idempotencyKey_unique" UNIQUE("idempotency_key"),
	CONSTRAINT "waitlist_submissions_entry" UNIQUE("user_type","email_key","is_spam")
);
--> statement-breakpoint
ALTER TABLE "newsletter_subscriptions" DROP CONSTRAINT "newsletter_subscriptions_emailKey_unique";--> statement-breakpoint
ALTER TABLE "newsletter_subscriptions" ADD COLUMN "updated_at" timestamp with time zone;--> statement-breakpoint
ALTER TABLE "newsletter_subscriptions" ADD COLUMN "is_spam" boolean DEFAULT false NOT NULL;--> statement-breakpoint
ALTER TABLE "newsletter_subscriptions" ADD COLUMN "spam_reason" text;--> statement-breakpoint
ALTER TABLE "newsletter_subscriptions" ADD COLUMN "idempotency_key" text;--> statement-breakpoint
CREATE INDEX "contact_submissions_submitted_at_id_index" ON "contact_submissions" USING btree ("submitted_at","id");--> statement-breakpoint
CREATE INDEX "feedback_submissions_submitted_at_id_index" ON "feedback_submissions" USING btree ("submitted_at","id");--> statement-breakpoint
CREATE INDEX "form_submissions_submitted_at_id_index" ON "form_submissions" USING btree ("submitted_at","id");--> statement-breakpoint
CREATE INDEX "waitlist_submissions_submitted_at_id_index" ON "waitlist_submissions" USING btree ("submitted_at","id");--> statement-breakpoint
CREATE INDEX "newsletter_subscriptions_subscribed_at_id_index" ON "newsletter_subscriptions" USING btree ("subscribed_at","id");--> statement-breakpoint
ALTER TABLE "newsletter_subscriptions" ADD CONSTRAINT "newsletter_subscriptions_idempotencyKey_unique" UNIQUE("idempotency_key");--> statement-breakpoint
ALTER TABLE "newsletter_subscriptions" ADD CONSTRAINT "newsletter_subscriptions_address" UNIQUE("email_key","is_spam");