CREATE TABLE "accounts" (
	"id" text PRIMARY KEY NOT NULL,
	"user_id" text NOT NULL,
	"account_id" text NOT NULL,
	"provider_id" text NOT NULL,
	"access_token" text,
	"refresh_token" text,
	"id_token" text,
	"access_token_expires_at" timestamp with time zone,
	"refresh_token_expires_at" timestamp with time zone,
	"scope" text,
	"password" text,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"updated_at" timestamp with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
CREATE TABLE "sessions" (
	"id" text PRIMARY KEY NOT NULL,
	"user_id" text NOT NULL,
	"token" text NOT NULL,
	"expires_at" timestamp with time zone NOT NULL,
	"ip_address" text,
	"user_agent" text,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"updated_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "sessions_token_unique" UNIQUE("token")
);
--> statement-breakpoint
CREATE TABLE "users" (
	"id" text PRIMARY KEY NOT NULL,
	"name" text NOT NULL,
	"email" text NOT NULL,
	"email_verified" boolean DEFAULT false NOT NULL,
	"image" text,
	"role" text DEFAULT 'user' NOT NULL,
	"last_login_at" timestamp with time zone,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"updated_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "users_email_unique" UNIQUE("email")
);
--> statement-breakpoint
CREATE TABLE "verifications" (
	"id" text PRIMARY KEY NOT NULL,
	"identifier" text NOT NULL,
	"value" text NOT NULL,
	"expires_at" timestamp with time zone NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"updated_at" timestamp with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
CREATE TABLE "analytics_events" (
	"id" uuid PRIMARY KEY NOT NULL,
	"type" text NOT NULL,
	"session_id" text NOT NULL,
	"page" text NOT NULL,
	"variant" text,
	"step_number" integer,
	"role" text,
	"tab_name" text,
	"happened_at" timestamp with time zone NOT NULL,
	"received_at" timestamp with time zone DEFAULT now() NOT NULL,
	"details" jsonb NOT NULL
);
--> statement-breakpoint
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
CREATE TABLE "newsletter_subscriptions" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"source" text DEFAULT 'website' NOT NULL,
	"updated_at" timestamp with time zone,
	"is_spam" boolean DEFAULT false NOT NULL,
	"spam_reason" text,
	"idempotency_key" text,
	"email" text NOT NULL,
	"email_key" text NOT NULL,
	"status" text DEFAULT 'active' NOT NULL,
	"subscribed_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "newsletter_subscriptions_idempotencyKey_unique" UNIQUE("idempotency_key"),
	CONSTRAINT "newsletter_subscriptions_address" UNIQUE("email_key","is_spam")
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
CREATE TABLE "investments" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"project_id" uuid NOT NULL,
	"amount_cents" bigint NOT NULL,
	"earned_cents" bigint DEFAULT 0 NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
CREATE TABLE "projects" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"title" text NOT NULL,
	"creator_name" text NOT NULL,
	"goal_cents" bigint NOT NULL,
	"raised_cents" bigint DEFAULT 0 NOT NULL,
	"ends_at" timestamp with time zone NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
CREATE TABLE "connection_tests" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"note" text NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
CREATE TABLE "rate_limits" (
	"key" varchar(255) PRIMARY KEY NOT NULL,
	"points" integer DEFAULT 0 NOT NULL,
	"expire" bigint
);
--> statement-breakpoint
ALTER TABLE "accounts" ADD CONSTRAINT "accounts_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "sessions" ADD CONSTRAINT "sessions_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "investments" ADD CONSTRAINT "investments_project_id_projects_id_fk" FOREIGN KEY ("project_id") REFERENCES "public"."projects"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "accounts_user_id_index" ON "accounts" USING btree ("user_id");--> statement-breakpoint
CREATE INDEX "sessions_user_id_index" ON "sessions" USING btree ("user_id");--> statement-breakpoint
CREATE INDEX "verifications_identifier_index" ON "verifications" USING btree ("identifier");--> statement-breakpoint
CREATE INDEX "analytics_events_received_at_index" ON "analytics_events" USING btree ("received_at");--> statement-breakpoint
CREATE INDEX "analytics_events_type_received_at_index" ON "analytics_events" USING btree ("type","received_at");--> statement-breakpoint
CREATE INDEX "contact_submissions_submitted_at_id_index" ON "contact_submissions" USING btree ("submitted_at","id");--> statement-breakpoint
CREATE INDEX "feedback_submissions_submitted_at_id_index" ON "feedback_submissions" USING btree ("submitted_at","id");--> statement-breakpoint
CREATE INDEX "form_submissions_submitted_at_id_index" ON "form_submissions" USING btree ("submitted_at","id");--> statement-breakpoint
CREATE INDEX "newsletter_subscriptions_subscribed_at_id_index" ON "newsletter_subscriptions" USING btree ("subscribed_at","id");--> statement-breakpoint
CREATE INDEX "waitlist_submissions_submitted_at_id_index" ON "waitlist_submissions" USING btree ("submitted_at","id");--> statement-breakpoint
CREATE INDEX "investments_project_id_index" ON "investments" USING btree ("project_id");--> statement-breakpoint
CREATE INDEX "projects_created_at_index" ON "projects" USING btree ("created_at");--> statement-breakpoint
CREATE INDEX "rate_limits_expire_index" ON "rate_limits" USING btree ("expire");