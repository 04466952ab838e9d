CREATE TABLE "conversation_mail_ids" (
	"message_id" text PRIMARY KEY NOT NULL,
	"conversation_id" uuid NOT NULL,
	"created_at" timestamp (3) with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
CREATE TABLE "conversation_messages" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"conversation_id" uuid NOT NULL,
	"kind" text NOT NULL,
	"author_email" text NOT NULL,
	"author_name" text DEFAULT '' NOT NULL,
	"text" text NOT NULL,
	"is_automatic" boolean DEFAULT false NOT NULL,
	"created_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	"sent_at" timestamp (3) with time zone,
	"failure" text,
	"waited_since" timestamp (3) with time zone
);
--> statement-breakpoint
CREATE TABLE "inbox_changes" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"actor_email" text NOT NULL,
	"list" text NOT NULL,
	"rows" jsonb NOT NULL,
	"created_at" timestamp (3) with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
CREATE TABLE "people" (
	"email_key" text PRIMARY KEY NOT NULL,
	"notes" text DEFAULT '' NOT NULL,
	"tags" text[] DEFAULT '{}' NOT NULL,
	"updated_at" timestamp (3) with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
ALTER TABLE "contact_submissions" ADD COLUMN "subject" text DEFAULT '' NOT NULL;--> statement-breakpoint
ALTER TABLE "contact_submissions" ADD COLUMN "waiting_since" timestamp (3) with time zone DEFAULT now();--> statement-breakpoint
ALTER TABLE "contact_submissions" ADD COLUMN "last_message_at" timestamp (3) with time zone DEFAULT now() NOT NULL;--> statement-breakpoint
ALTER TABLE "contact_submissions" ADD COLUMN "done_at" timestamp (3) with time zone;--> statement-breakpoint
ALTER TABLE "contact_submissions" ADD COLUMN "snoozed_until" timestamp (3) with time zone;--> statement-breakpoint
ALTER TABLE "contact_submissions" ADD COLUMN "assignee_email" text;--> statement-breakpoint
ALTER TABLE "contact_submissions" ADD COLUMN "tags" text[] DEFAULT '{}' NOT NULL;--> statement-breakpoint
ALTER TABLE "conversation_mail_ids" ADD CONSTRAINT "conversation_mail_ids_conversation_id_contact_submissions_id_fk" FOREIGN KEY ("conversation_id") REFERENCES "public"."contact_submissions"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "conversation_messages" ADD CONSTRAINT "conversation_messages_conversation_id_contact_submissions_id_fk" FOREIGN KEY ("conversation_id") REFERENCES "public"."contact_submissions"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "conversation_mail_ids_conversation_id_created_at_index" ON "conversation_mail_ids" USING btree ("conversation_id","created_at");--> statement-breakpoint
CREATE INDEX "conversation_messages_conversation_id_created_at_id_index" ON "conversation_messages" USING btree ("conversation_id","created_at","id");--> statement-breakpoint
CREATE INDEX "conversation_messages_words" ON "conversation_messages" USING gin (to_tsvector('simple', "text"));--> statement-breakpoint
CREATE INDEX "conversation_messages_unsent" ON "conversation_messages" USING btree ("created_at") WHERE "conversation_messages"."kind" = 'reply' and "conversation_messages"."sent_at" is null and "conversation_messages"."failure" is null;--> statement-breakpoint
CREATE INDEX "inbox_changes_created_at_index" ON "inbox_changes" USING btree ("created_at");--> statement-breakpoint
CREATE INDEX "contact_submissions_latest" ON "contact_submissions" USING btree ("last_message_at","id");--> statement-breakpoint
CREATE INDEX "contact_submissions_open" ON "contact_submissions" USING btree ("last_message_at","id") WHERE "contact_submissions"."done_at" is null and not "contact_submissions"."is_spam";--> statement-breakpoint
CREATE INDEX "contact_submissions_done" ON "contact_submissions" USING btree ("last_message_at","id") WHERE "contact_submissions"."done_at" is not null and not "contact_submissions"."is_spam";--> statement-breakpoint
CREATE INDEX "contact_submissions_snoozed" ON "contact_submissions" USING btree ("snoozed_until") WHERE "contact_submissions"."snoozed_until" is not null and "contact_submissions"."done_at" is null;--> statement-breakpoint
CREATE INDEX "contact_submissions_assignee" ON "contact_submissions" USING btree ("assignee_email","last_message_at","id") WHERE "contact_submissions"."assignee_email" is not null;--> statement-breakpoint
CREATE INDEX "contact_submissions_tags" ON "contact_submissions" USING gin ("tags");--> statement-breakpoint
CREATE INDEX "contact_submissions_words" ON "contact_submissions" USING gin (to_tsvector('simple', "name" || ' ' || "email" || ' ' || translate("email", '@.-_+', '     ') || ' ' || "subject" || ' ' || "message"));--> statement-breakpoint
-- Written by hand, from here to the end: every earlier message becomes a conversation. Reading was the last step so far, so what was read is done and the rest waits since it was sent.
UPDATE "contact_submissions" SET
	"last_message_at" = "submitted_at",
	"waiting_since" = CASE WHEN "read" THEN NULL ELSE "submitted_at" END,
	"done_at" = CASE WHEN "read" THEN coalesce("read_at", "submitted_at") END;
